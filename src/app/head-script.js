// Runs before the first paint, inlined and allowed by its hash: loads the page's scripts after the first paint, records input
// until they have hydrated it (src/platform/loading/early-input.ts), and sets attributes of the root by which the prerendered
// page is shown as this visitor and this day need it.
(() => {
  const root = document.documentElement;
  // The English path; paths of other languages begin with the language.
  const path = location.pathname.replace(/^\/(es|pt|fr)(?=\/|$)/, "") || "/";

  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  // Fetches the page's loader (page-loader.js), and again every four seconds until it has run: a weak network can lose it.
  const fetchLoader = () => {
    const { loader } = root.dataset;
    if (!loader) return;
    document.head.append(Object.assign(document.createElement("script"), { src: loader }));
    setTimeout(fetchLoader, 4000);
  };

  // So that the text comes first. A hidden tab is never painted.
  const fetchLoaderAfterFirstPaint = () => {
    let isFetching = false;
    const begin = () => {
      if (!isFetching) fetchLoader();
      isFetching = true;
    };
    document.addEventListener("DOMContentLoaded", () => {
      requestAnimationFrame(() => setTimeout(begin));
      setTimeout(begin, 500);
    });
  };

  const recordInput = () => {
    const early = {
      taps: new Set(),
      fields: new Set(),
      stop: () => ["click", "input"].forEach((type) => document.removeEventListener(type, record, true)),
    };
    const record = (event) => {
      const { target } = event;
      const isField = target.matches(
        "textarea, select, input:not([type=checkbox], [type=radio], [type=submit], [type=button])",
      );
      if (event.type === "input") {
        if (isField) early.fields.add(target);
        return;
      }
      // Links work by themselves, and so does the focus. A label passes its click on to its field.
      if (
        isField ||
        event.button > 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey ||
        target.closest("a[href], label, summary")
      )
        return;
      const control = target.closest("button, input, [data-verse]");
      if (!control) return;
      event.preventDefault();
      control.dataset.queued = "";
      early.taps.add(control);
    };
    document.addEventListener("click", record, true);
    document.addEventListener("input", record, true);
    window.earlyInput = early;
  };

  // Once the reader has scrolled, a text that loads later does not scroll the page (src/platform/scroll/scroll-position.ts).
  // A press on the root itself is on the scroll bar.
  const recordScrolling = () =>
    ["wheel", "touchmove", "keydown", "mousedown"].forEach((type) =>
      document.addEventListener(
        type,
        (event) => {
          if (type !== "mousedown" || event.target === root) root.dataset.scrolled = "";
        },
        { capture: true, passive: true },
      ),
    );

  const readComfort = () => {
    let comfort;
    try {
      comfort = JSON.parse(read("gbh_reading_comfort"));
    } catch {
      // The screens quarantine unreadable values.
    }
    comfort = Object(comfort);
    // Android has no serif for long texts: ours is the default there, once a service worker has stored it.
    if (
      !comfort.typeface &&
      /Android/.test(navigator.userAgent) &&
      navigator.serviceWorker?.controller &&
      !navigator.connection?.saveData
    )
      comfort.typeface = "book";
    return comfort;
  };

  const applyComfort = (comfort) => {
    ["size", "spacing", "width", "typeface", "hasVerseNumbers", "isVersePerLine"].forEach((setting) => {
      if (setting in comfort) root.dataset[setting] = comfort[setting];
    });
    // `optional`: it is used only if it is available at once, so that nothing moves later. Loading starts here, because at
    // the first layout it would usually be too late.
    if (comfort.typeface === "book")
      ["normal", "italic"].forEach((style) => {
        const face = new FontFace("book", "url(/assets/book-1-" + style + ".woff2)", { style, display: "optional" });
        document.fonts.add(face);
        face.load().catch(() => {});
      });
  };

  const applyTheme = (comfort) => {
    let theme = read("theme");
    if (theme !== "light" && theme !== "dark")
      theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    if (comfort.page === "sepia" && /^\/(?:$|read\/|verse\/)/.test(path)) theme = "sepia";
    root.dataset.theme = theme;
  };

  // Hides the prerendered passage until another one has replaced it.
  const hidePassage = () => {
    root.dataset.passage = "pending";
  };

  // Delays the first paint until the page is complete, and scrolls before it to what the address asks for, which `find`
  // returns. When the visitor returns to the page, the browser restores its scroll position.
  const showAsked = (find) => {
    const link = document.createElement("link");
    link.rel = "expect";
    link.href = "#later";
    link.setAttribute("blocking", "render");
    document.head.append(link);
    // For browsers without `rel="expect"`.
    hidePassage();
    const isNew = performance.getEntriesByType("navigation")[0]?.type === "navigate";
    const show = () => {
      if (!document.getElementById("later")) return;
      observer.disconnect();
      const target = find();
      if (isNew && target) target.scrollIntoView();
    };
    const observer = new MutationObserver(show);
    observer.observe(document, { childList: true, subtree: true });
  };

  // Marks the verses that a chapter's address asks for.
  const showAskedVerses = () => {
    const asked =
      /^\/verse(?:\/[^/]+){3}\/(\d+)(?:-(\d+))?$/.exec(path) ||
      (path.indexOf("/read/") === 0 && /^#v(\d+)(?:-(\d+))?$/.exec(location.hash));
    if (asked)
      showAsked(() => {
        const verses = [...document.querySelectorAll("#passage [data-verse]")].filter(
          ({ dataset }) => +dataset.verse >= asked[1] && +dataset.verse <= (asked[2] || asked[1]),
        );
        verses.forEach((verse) => verse.classList.add("is-focused"));
        delete root.dataset.passage;
        return verses[0];
      });
  };

  // Whether the device holds a visitor's progress.
  const markKnownVisitor = () => {
    try {
      if (Object.keys(localStorage).some((key) => !NOT_PROGRESS.test(key))) root.dataset.known = "";
    } catch {
      // Without storage nobody is known.
    }
  };

  // Of the prerendered entries, one for each of twenty days (domain/calendar/plan-day.ts).
  const showTodaysEntry = () => {
    const now = new Date();
    const day = Math.round(
      (Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) - Date.UTC(now.getFullYear(), 0, 0)) / 864e5,
    );
    const todays = new CSSStyleSheet();
    todays.replaceSync(`.day-entry-${Math.min(day, 365) % 20}{display:contents}`);
    document.adoptedStyleSheets.push(todays);
  };

  // The passage is another one with ?book=, ?search=, other settings, or a place to resume.
  const preparePassageOfHome = () => {
    const asks = /[?&](book|search)=/.test(location.search);
    const last = read("gbh_last_read");
    if (asks) showAsked(() => document.getElementById("passage"));
    if (asks || read("gbh_reading_comfort") || (last && !/"translation":"kjv","book":"GEN","chapter":1\b/.test(last)))
      hidePassage();
  };

  fetchLoaderAfterFirstPaint();
  recordInput();
  recordScrolling();
  const comfort = readComfort();
  applyComfort(comfort);
  applyTheme(comfort);
  // Replaced by the build (scripts/build/page-scripts.ts): pages whose content depends on neither day nor visitor leave out
  // the other branch.
  if (!SELECTS_CONTENT) showAskedVerses();
  else {
    markKnownVisitor();
    if (path === "/mentor-me-jesus" && /"completedDays":\[\d/.test(read("mentor-me-jesus-stats") || "")) hidePassage();
    if (path === "/" || path === "/daily-prayer-shield") showTodaysEntry();
    if (path === "/") {
      if ((read("gbh_by-heart") || "{}") !== "{}") root.dataset.learns = "";
      preparePassageOfHome();
    }
  }
})();
