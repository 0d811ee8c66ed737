import HeedCore
import Support
import Testing

/// The list of items that choose, arrange and others show.
@Suite struct ItemListTests {
  private static func list(_ values: [String]) -> ItemList {
    var list = ItemList()
    for value in values { list.append(Item(value)) }
    return list
  }

  @Test(arguments: [[], ["a"]])
  func `items come while the filter finds none`(values: [String]) {
    var list = Self.list(values)
    list.setFilter("z")
    for value in ["b", "c"] { list.append(Item(value)) }
    #expect(list.isEmpty)
    #expect(list.current == nil)
    list.append(Item("zebra"))
    #expect(list.current.map { list.items[$0].value } == "zebra")
    list.setFilter("")
    #expect(list.count == values.count + 3)
  }
}
