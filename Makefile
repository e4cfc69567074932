# Builds, runs and tests Bedside. `make run` is all that a person needs.

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=

# A header stands for the package that brings it: looking for files forks nothing, so that `make run`
# starts at once when all is there.
INCLUDE := /usr/include /usr/local/include $(wildcard /usr/include/*-linux-gnu)
missing = $(if $(wildcard $(addsuffix /$(1),$(INCLUDE))),,$(2))
tool = $(if $(wildcard $(addsuffix /$(1),$(subst :, ,$(PATH)))),,$(2))

NEEDED := \
  $(call missing,readline/readline.h,libreadline-dev) \
  $(call missing,GLFW/glfw3.h,libglfw3-dev) \
  $(call missing,GL/glcorearb.h,libgl-dev) \
  $(if $(wildcard /usr/share/zoneinfo/Europe/Berlin),,tzdata)
WANTED := \
  $(call missing,cairo/cairo.h,libcairo2-dev) \
  $(call missing,pango-1.0/pango/pangocairo.h,libpango1.0-dev) \
  $(call tool,pkg-config,pkg-config) \
  $(call missing,cmark-gfm-core-extensions.h,libcmark-gfm-dev libcmark-gfm-extensions-dev) \
  $(call missing,EGL/egl.h,libegl-dev) \
  $(call missing,libical/ical.h,libical-dev) \
  $(call missing,zip.h,libzip-dev) \
  $(call missing,chafa/chafa.h,libchafa-dev) \
  $(call missing,turbojpeg.h,libturbojpeg0-dev)
TESTED := \
  $(call missing,sqlite3.h,libsqlite3-dev) \
  $(call tool,Xvfb,xvfb) $(call tool,xdotool,xdotool) $(call tool,tmux,tmux) \
  $(call tool,strace,strace) $(call tool,cc,gcc libc6-dev) \
  $(if $(wildcard /usr/lib/*/dri/swrast_dri.so /usr/lib/dri/swrast_dri.so),,libgl1-mesa-dri) \
  $(if $(wildcard /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf),,fonts-dejavu-core)
BENCHED := \
  $(call missing,tiny_obj_loader.h,libtinyobjloader-dev) \
  $(call tool,sqlite3,sqlite3)
POWERCUT := \
  $(call tool,mkfs.ext4,e2fsprogs) $(call tool,mkfs.xfs,xfsprogs) $(call tool,losetup,mount)

space := $(subst ,, )
comma := ,
TRAITS = $(subst $(space),$(comma),$(strip \
  $(if $(call missing,zip.h,x),,Archives) \
  $(if $(call missing,libical/ical.h,x),,Calendars) \
  $(if $(call missing,cairo/cairo.h,x)$(call missing,pango-1.0/pango/pangocairo.h,x)$(call tool,pkg-config,x),,Drawing) \
  $(if $(call missing,cmark-gfm-core-extensions.h,x),,Markdown) \
  $(if $(call missing,EGL/egl.h,x),,Offscreen) \
  $(if $(call missing,turbojpeg.h,x)$(call tool,pkg-config,x),,Photographs) \
  $(if $(call missing,chafa/chafa.h,x)$(call tool,pkg-config,x),,Symbols)))
# Traits are expanded when a recipe runs, after set-up may have installed more.
traits = $(if $(TRAITS),--traits $(TRAITS)$(if $(1),$(comma)$(1)),$(if $(1),--traits $(1)))

RELEASE := .build/release
STATIC := -c release --static-swift-stdlib
SOURCES := Package.swift $(shell find Sources -type f 2>/dev/null)

.PHONY: run build test core-test test-trials test-powercut fuzz fuzz-briefly lint format bench install setup test-setup clean

run: $(RELEASE)/.built
	@$(RELEASE)/bedside

build: $(RELEASE)/.built

# One stamp for all programs: SwiftPM itself takes most of a second to find that nothing changed.
$(RELEASE)/.built: $(SOURCES) | setup
	@$(MAKE) --no-print-directory release-build

.PHONY: release-build
release-build:
	$(SWIFT) build $(STATIC) $(call traits)
	@touch $(RELEASE)/.built

test: test-setup lint
	$(SWIFT) build --build-tests $(call traits)
	@$(call tested,$(SWIFT) test --skip-build $(call traits))
	@$(MAKE) --no-print-directory core-test fuzz-briefly

# The core alone, as somebody without the further libraries builds it.
core-test:
	@$(call tested,$(SWIFT) test --scratch-path .build/core \
	  --filter 'BedsideCoreTests|BedsideScheduleTests|BedsideStoreTests|BedsideInsightsTests|BedsideShellTests|MarkdownTests')

# Runs tests and says again at the end what failed: thousands of lines lie between.
TEST_LOG := .build/test.log
define tested
mkdir -p .build; echo $(1); { $(1) || echo failed >$(TEST_LOG).failed; } 2>&1 | tee $(TEST_LOG); \
if rm $(TEST_LOG).failed 2>/dev/null; then \
  echo "Failed:" >&2; grep '✘\|error:\|Fatal error' $(TEST_LOG) | grep -v '✘ Suite\|✘ Test run' >&2; false; \
fi
endef

# Every fault at every call and every text in every manner, of which `make test` tries a sample.
test-trials: test-setup
	$(SWIFT) build --build-tests $(call traits)
	BEDSIDE_TRIALS=all $(SWIFT) test --skip-build $(call traits) --filter Trials

# The power of ext4 and of xfs is cut while two programs write. The file systems are in files, each
# behind a loop device, so that nothing of this machine is touched.
test-powercut:
	@test "$$(id -u)" = 0 || \
	  { echo "make test-powercut mounts file systems. Run it as root." >&2; exit 1; }
	@$(MAKE) --no-print-directory test-setup powercut-setup
	@losetup --find >/dev/null || \
	  { echo "No loop device is free here: load the module 'loop', or run this elsewhere." >&2; exit 1; }
	$(SWIFT) build --build-tests $(call traits)
	BEDSIDE_POWERCUT=1 $(SWIFT) test --skip-build $(call traits) --filter PowerCutTrials

.PHONY: powercut-setup
powercut-setup:
ifneq ($(strip $(POWERCUT)),)
	@PACKAGES="$(strip $(POWERCUT))"; $(install_packages) || exit 1
endif

# libFuzzer, which comes with most of Swift's toolchains for Linux, reads damaged models until one breaks
# a rule (Tests/BedsideMeshTests/MeshRules.swift) or memory. What it learns stays in .build/fuzz.
FUZZER := .build/fuzz/mesh-fuzzer
FUZZED := $(shell find Sources/BedsideMesh Tests/MeshFuzzing -name '*.swift' 2>/dev/null | sort) \
  Tests/BedsideMeshTests/MeshRules.swift Tests/BedsideMeshTests/MaterialRules.swift
FUZZ_SECONDS ?= 600
FUZZ_RUNS ?= 8000
# Swift's own report of crashes and AddressSanitizer get in each other's way.
FUZZ := SWIFT_BACKTRACE=enable=no $(FUZZER)
FUZZING := -dict=Tests/MeshFuzzing/words.dict -max_len=4000 -timeout=30 -rss_limit_mb=2048 \
  -artifact_prefix=.build/fuzz/

fuzz: $(FUZZER)
	@mkdir -p .build/fuzz/corpus
	$(FUZZ) $(FUZZING) -max_total_time=$(FUZZ_SECONDS) .build/fuzz/corpus Tests/MeshFuzzing/Corpus \
	  Tests/BedsideMeshTests/Fixtures

# The same inputs in every run, as many as take about twenty seconds.
fuzz-briefly:
	@if ls $$($(SWIFT)c -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/clang/lib/*/*fuzzer* \
	  >/dev/null 2>&1; then \
	  $(MAKE) --no-print-directory $(FUZZER) && mkdir -p .build/fuzz/brief && rm -f .build/fuzz/brief/* && \
	  $(FUZZ) $(FUZZING) -seed=1 -runs=$(FUZZ_RUNS) -verbosity=0 -print_final_stats=1 \
	    .build/fuzz/brief Tests/MeshFuzzing/Corpus; \
	else \
	  echo "This toolchain has no libFuzzer. The mutation tests have to do." >&2; \
	fi

$(FUZZER): $(FUZZED)
	@mkdir -p $(@D)
	$(SWIFT)c -O -wmo -swift-version 6 -strict-memory-safety -parse-as-library -use-ld=lld \
	  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
	  -enable-upcoming-feature MemberImportVisibility -module-name MeshFuzzing \
	  -sanitize=fuzzer,address $(FUZZED) -o $@

lint:
	$(SWIFT) format lint --strict --parallel --recursive Package.swift Sources Tests

format:
	$(SWIFT) format --in-place --parallel --recursive Package.swift Sources Tests

bench: test-setup bench-setup
	$(SWIFT) build $(STATIC) $(call traits,Peers)
	@touch $(RELEASE)/.built
	$(RELEASE)/bedside-bench $(BENCH)

SHARE = $(DESTDIR)$(PREFIX)/share

install: build
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/bedside
	install -m 755 $(RELEASE)/bedside $(RELEASE)/bedside-viewer $(DESTDIR)$(PREFIX)/bin
	cp -R Content Models $(DESTDIR)$(PREFIX)/share/bedside
	install -d $(addprefix $(SHARE)/,man/man1 man/de/man1 bash-completion/completions \
	  zsh/site-functions fish/vendor_completions.d)
	$(RELEASE)/bedside --lang en help --manual >$(SHARE)/man/man1/bedside.1
	$(RELEASE)/bedside --lang de help --manual >$(SHARE)/man/de/man1/bedside.1
	$(RELEASE)/bedside-viewer --manual >$(SHARE)/man/man1/bedside-viewer.1
	$(RELEASE)/bedside help --completions bash >$(SHARE)/bash-completion/completions/bedside
	$(RELEASE)/bedside help --completions zsh >$(SHARE)/zsh/site-functions/_bedside
	$(RELEASE)/bedside help --completions fish >$(SHARE)/fish/vendor_completions.d/bedside.fish

setup:
ifneq ($(strip $(NEEDED)),)
	@PACKAGES="$(strip $(NEEDED))"; $(install_packages) || exit 1
endif
ifneq ($(strip $(WANTED)),)
	@PACKAGES="$(strip $(WANTED))"; $(install_packages) || echo "Bedside goes without them." >&2
endif

test-setup: setup
ifneq ($(strip $(TESTED)),)
	@PACKAGES="$(strip $(TESTED))"; $(install_packages) || exit 1
endif

.PHONY: bench-setup
bench-setup:
ifneq ($(strip $(BENCHED)),)
	@PACKAGES="$(strip $(BENCHED))"; $(install_packages) || exit 1
endif

SUDO := $(if $(filter 0,$(shell id -u)),,sudo)
APT := $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get -qq -o Dpkg::Use-Pty=0

# Installs $$PACKAGES, or says by whom they must be installed.
define install_packages
if ! command -v apt-get >/dev/null; then \
  echo "Missing, by their names in Debian: $$PACKAGES." >&2; \
  echo "This machine has no apt-get. Install them by its own package manager and run make again." >&2; \
  false; \
else \
  echo "Installing $$PACKAGES" >&2; \
  { $(APT) update && $(APT) install -y --no-install-recommends $$PACKAGES; } >/dev/null || \
    { echo "Could not install $$PACKAGES." >&2; false; }; \
fi
endef

clean:
	rm -rf .build
