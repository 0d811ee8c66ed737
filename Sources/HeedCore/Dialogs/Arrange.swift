/// Two lists, of what there is and of what is chosen, between which items are moved.
package struct Arrange: Content {
  /// All items, in the order in which they were given.
  package var all = ItemList()
  /// What is not chosen, and what is.
  var lists = [ItemList(), ItemList()]
  /// For the items of each list, which of all they are.
  private var places: [[Int]] = [[], []]
  package var labels = ["Available", "Chosen"]
  /// Whether what is chosen keeps the order of the items, whenever it was chosen.
  package var keepsOrder = false
  /// Whether letters go to the next item that begins with them, as in dialog, and do not filter.
  package var jumpsByLetters = false
  /// How many items have to be chosen, and may be at most.
  package var amount = Bounds<Int>(least: nil, greatest: nil)
  /// The most rows of the lists; `nil` for what suits the screen.
  package var listRows: Int?
  /// Whether items come line by line from standard input.
  package var readsItems = false
  package var reader = ItemReader()
  /// The list that has the focus.
  package var stop = 0
  package internal(set) var warning: String?

  package static let valueName = "choices"

  package init() {}

  package init(_ items: [Item]) {
    for item in items { all.append(item) }
    build()
  }

  package var stopCount: Int { 2 }

  package var item: Item? { lists[stop].current.map { lists[stop].items[$0] } }

  /// Highlights the item of a value.
  package mutating func highlight(value: String) {
    for side in lists.indices {
      guard let index = lists[side].items.firstIndex(where: { $0.value == value }) else { continue }
      lists[side].highlight(item: index)
    }
  }

  // MARK: Items

  /// Puts all items into the two lists, as they are given.
  package mutating func build() {
    distribute(chosen: all.items.indices.filter { all.items[$0].isSelected })
  }

  private mutating func distribute(chosen: [Int]) {
    let wanted = Set(chosen)
    places = [all.items.indices.filter { !wanted.contains($0) }, chosen]
    lists = places.map { places in
      var list = ItemList()
      for place in places { list.append(all.items[place]) }
      return list
    }
  }

  package mutating func replaceItems(by items: [Item]) throws(ChangeError) {
    all.replaceAll(by: items)
    build()
  }

  mutating func take(_ items: [Item]) {
    for item in items {
      all.append(item)
      lists[0].append(item)
      places[0].append(all.items.count - 1)
    }
    if reader.isFull { readsItems = false }
  }

  package func needs(at moment: Moment) -> Needs { Needs(readsInput: readsItems) }

  // MARK: Moving

  /// Moves an item of one list to the other, if that may have it.
  ///
  /// Where it `follows`, the highlight of the other list goes to it.
  mutating func send(_ index: Int, from side: Int, follows: Bool = true) {
    guard lists[side].items[index].canBeChosen else { return }
    if side == 0, let most = amount.greatest, lists[1].items.count >= most {
      warning = "choose at most \(most)"
      return
    }
    let place = places[side].remove(at: index)
    let item = lists[side].remove(at: index)
    let other = 1 - side
    let isSorted = other == 0 || keepsOrder
    let target = isSorted ? Self.rank(of: place, in: places[other]) : places[other].count
    places[other].insert(place, at: target)
    lists[other].insert(item, at: target)
    if follows { lists[other].highlight(item: target) }
  }

  /// How many of some numbers in order are below another.
  private static func rank(of number: Int, in numbers: [Int]) -> Int {
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Moves the highlighted item among those chosen.
  mutating func reorder(by distance: Int) {
    guard !keepsOrder, let index = lists[1].current else { return }
    if !lists[1].filter.isEmpty { lists[1].setFilter("") }
    let target = index + distance
    guard lists[1].items.indices.contains(target) else { return }
    lists[1].exchange(index, target)
    places[1].swapAt(index, target)
    lists[1].highlight(item: target)
  }

  // MARK: Values

  package var values: [Value] {
    [Value(name: Self.valueName, list: lists[1].items.map(\.value))]
  }

  package var canFail: Bool { true }

  package var problem: String? {
    amount.contains(lists[1].items.count) ? nil : "choose \(amount.phrase)"
  }

  package var prompts: [Prompt] {
    let items = all.items.filter(\.canBeChosen)
    var prompt = Prompt(
      name: Self.valueName, label: labels[1], form: keepsOrder ? .many(items) : .ordered(items),
      texts: values[0].texts)
    prompt.problem = problem
    prompt.isDeclared = all.items.contains(where: \.isSelected)
    return [prompt]
  }

  package mutating func setValue(of name: String, to texts: [String]) throws(ChangeError) {
    guard name == Self.valueName else { throw .noSuchField(name, names: [Self.valueName]) }
    let indices = try all.indices(of: texts, field: name)
    distribute(chosen: keepsOrder ? indices.sorted() : indices)
    warning = nil
  }
}
