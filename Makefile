# heed: dialogs for shell scripts. `make help` lists what can be made.

PREFIX = /usr/local
DESTDIR =
BIN = .build/release/heed
RUNS = 100

# Debian's names of what has to be there, beside swift; .ci/need installs what is not.
BUILD_NEEDS = libncurses-dev
TEST_NEEDS = $(BUILD_NEEDS) libvterm-dev mandoc zsh fish
BENCH_NEEDS = $(BUILD_NEEDS) gcc whiptail dialog

bindir = $(DESTDIR)$(PREFIX)/bin
share = $(DESTDIR)$(PREFIX)/share
man1 = $(share)/man/man1
bash = $(share)/bash-completion/completions
zsh = $(share)/zsh/site-functions
fish = $(share)/fish/vendor_completions.d
pages = $(notdir $(wildcard man/*.1))

.PHONY: build help demo test lint format bench order generate install links uninstall clean

build: ## Build the program: one file that needs no library of the host (the default)
	@.ci/need swift $(BUILD_NEEDS)
	swift build -c release --product heed

help: ## List what can be made
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' Makefile | expand -t 18

demo: build ## Show one dialog, and what a script gets of it
	@.ci/demo $(BIN)

test: ## Run the tests
	@.ci/need swift $(TEST_NEEDS)
	swift test --disable-xctest --skip Differential
	swift test --disable-xctest --skip-build --filter Differential

lint: ## Check the format and the rules of the house
	@.ci/need swift
	swift format lint --strict --parallel -r Package.swift Sources Tests
	.ci/house

format: ## Format the sources
	swift format -i --parallel -r Package.swift Sources Tests

bench: build ## Time the program beside whiptail and dialog (RUNS=100)
	@.ci/need $(BENCH_NEEDS)
	Tests/bench/run.sh $(BIN) $(RUNS)

order: build ## Write anew in which order functions are linked (after larger changes)
	@.ci/need gcc valgrind
	.ci/order $(BIN) >.build/start.order
	mv .build/start.order .ci/start.order
	rm $(BIN) # SwiftPM does not link anew for the list alone

generate: ## Write the manual pages and completions anew
	@.ci/need swift
	swift run generate

$(BIN):
	$(MAKE) build

install: $(BIN) ## Install (PREFIX=/usr/local DESTDIR=)
	install -d '$(bindir)' '$(man1)' '$(bash)' '$(zsh)' '$(fish)'
	@others=$$(for name in '$(bindir)'/*; do \
	  if [ "$$name" != '$(bindir)/heed' ] && [ "$$name" -ef '$(bindir)/heed' ]; then echo "$$name"; fi; \
	done); \
	install -m 755 $(BIN) '$(bindir)/heed' && { strip '$(bindir)/heed' || echo 'not stripped'; }; \
	for name in $$others; do ln -f '$(bindir)/heed' "$$name"; done
	$(if $(pages),install -m 644 $(pages:%=man/%) '$(man1)')
	install -m 644 completions/heed.bash '$(bash)/heed'
	install -m 644 completions/_heed '$(zsh)/_heed'
	install -m 644 completions/heed.fish '$(fish)/heed.fish'

# Hard links, since some programs follow symbolic ones and then call heed by its own name.
links: ## Let heed answer to other names too (NAMES="whiptail dialog")
	@for name in $(NAMES); do \
	  if [ -e '$(bindir)'/"$$name" ] && [ ! '$(bindir)'/"$$name" -ef '$(bindir)/heed' ]; then \
	    echo "$(bindir)/$$name is another program: left alone" >&2; exit 1; \
	  fi; \
	  ln -f '$(bindir)/heed' '$(bindir)'/"$$name" && echo "$(bindir)/$$name"; \
	done

uninstall: ## Remove what was installed, and links to it
	@for name in '$(bindir)'/*; do \
	  if [ "$$name" != '$(bindir)/heed' ] && [ "$$name" -ef '$(bindir)/heed' ]; then rm -f "$$name"; fi; \
	done
	rm -f '$(bindir)/heed' $(pages:%='$(man1)/%')
	rm -f '$(bash)/heed' '$(zsh)/_heed' '$(fish)/heed.fish'

clean: ## Remove what was built
	rm -rf .build
