// Runs before the first paint, inlined and allowed by its hash: loads the page's scripts after the first paint, records input
// until they have hydrated it (src/platform/loading/early-input.ts), and sets attributes of the root by which the prerendered
// page is shown as this visitor and this day need it.
(() => {
  const root = document.documentElement;
  // The English path; paths of other languages begin with the language. Names in capitals are replaced by the
  // build (scripts/build/page-scripts.ts): a page leaves out the branches of others.
  const path = IS_HOME ? "/" : location.pathname.replace(/^\/(OTHER_LOCALES)(?=\/|$)/, "") || "/";

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
    const taps = new Set();
    const fields = new Set();
    const record = (event) => {
      const { target, type } = event;
      const isField = target.matches(
        "textarea, select, input:not([type=checkbox], [type=radio], [type=submit], [type=button])",
      );
      // Links work by themselves, and so does the focus. A label passes its click on to its field.
      const control = !target.closest("a[href], label, summary") && target.closest("button, input, [data-verse]");
      if (isField) {
        if (type === "input") fields.add(target);
      } else if (control && type === "click") {
        event.preventDefault();
        control.dataset.queued = "";
        taps.add(control);
      }
    };
    const listening = new AbortController();
    ["click", "input"].forEach((type) =>
      document.addEventListener(type, record, { capture: true, signal: listening.signal }),
    );
    window.earlyInput = { taps, fields, stop: () => listening.abort() };
  };

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
    if (!/^(light|dark)$/.test(theme)) theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    if (comfort.page === "sepia" && (IS_HOME || /^\/(?:$|read\/|verse\/)/.test(path))) theme = "sepia";
    root.dataset.theme = theme;
  };

  // Hides the prerendered passage until another one has replaced it.
  const hidePassage = () => {
    root.dataset.passage = "pending";
  };

  // Delays the first paint until the page is complete, and scrolls before it to what the address asks for, which `find`
  // returns. When the visitor returns to the page, the browser restores its scroll position.
  const showAsked = (find) => {
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "expect", href: "#later", blocking: "render" }),
    );
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

  // Writes them into the bar, as the screen does (src/scripture/reader/passage-bar.tsx): later, what is beside would move.
  const nameVerses = ([first, ...others]) => {
    const numbers = document.querySelector(".picker-numbers");
    const last = others.pop() || first;
    // A book of one chapter has no number there.
    if (first) numbers.textContent = `${numbers.textContent || 1}:${first}${last === first ? "" : `-${last}`}`;
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
        nameVerses(verses.map(({ dataset }) => dataset.verse));
        return verses[0];
      });
  };

  // Whether the device holds a visitor's progress.
  const markKnownVisitor = () => {
    try {
      if (Object.keys(localStorage).some((key) => !NOT_PROGRESS.test(key))) root.dataset.known = 1;
    } catch {
      // Without storage nobody is known.
    }
  };

  // Of the prerendered entries, one for each of twenty days, and of the shield's words and readings (domain/calendar/plan-day.ts).
  const showTodaysEntry = () => {
    const now = new Date();
    // Rounded, since a day in which the clocks change has 23 or 25 hours.
    const day = Math.min(Math.round((now.setHours(0, 0, 0, 0) - new Date(now.getFullYear(), 0, 0)) / 864e5), 365);
    const todays = new CSSStyleSheet();
    todays.replaceSync(
      `.day-entry-${day % 20}${IS_HOME ? "" : `,.word-entry-${day % 31},.reading-entry-${day % 40}`}{display:contents}`,
    );
    document.adoptedStyleSheets.push(todays);
  };

  // The passage is another one with ?book=, ?search=, other settings, or a place to resume.
  const prepareHome = () => {
    if (read("gbh_by-heart")?.length > "{}".length) root.dataset.learns = "";
    showTodaysEntry();
    const asks = /[?&](book|search)=/.test(location.search);
    const last = read("gbh_last_read");
    if (asks) showAsked(() => document.getElementById("passage"));
    if (read("gbh_reading_comfort") || (last && !/^{"book":"GEN","chapter":1\b/.test(last))) hidePassage();
  };

  // Once the reader has scrolled, a text that loads later does not scroll the page (src/platform/scroll/scroll-position.ts). The
  // loader notes keys and the scroll bar: home has no byte left.
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- for the same reason
  document.onwheel = document.ontouchmove = () => {
    root.dataset.scrolled = 1;
  };
  fetchLoaderAfterFirstPaint();
  recordInput();
  const comfort = readComfort();
  applyComfort(comfort);
  applyTheme(comfort);
  if (SELECTS_CONTENT) markKnownVisitor();
  else showAskedVerses();
  if (SELECTS_CONTENT && !IS_HOME) {
    if (path === "/mentor-me-jesus" && /"completedDays":\[\d/.test(read("mentor-me-jesus-stats") || "")) hidePassage();
    if (path === "/daily-prayer-shield") showTodaysEntry();
    // Prerendered are the form for a new set, and a practice without verses.
    const isAsked = location.hash || (path === "/by-heart/practice" && read("gbh_by-heart")?.length > "{}".length);
    if (path.indexOf("/by-heart/") === 0 && isAsked) hidePassage();
  }
  if (SELECTS_CONTENT && (IS_HOME || path === "/")) prepareHome();
})();
