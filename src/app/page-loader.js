// Loads the scripts and style sheets of a page's screen. The head script asks for it after the first paint. Each screen has
// a copy of this file at an address that stays, with its own files in place of `SCREEN` (scripts/build/page-scripts.ts): a
// release that changes scripts alone sends no page again. A page that arrived cut off is fetched again.
(() => {
  const root = document.documentElement;
  // The head script fetches this file until it has run.
  if (!root.dataset.loader) return;
  delete root.dataset.loader;

  // Scrolling by wheel and finger is noted by the head script. A press on the root itself is on the scroll bar.
  ["keydown", "mousedown"].forEach((type) =>
    document.addEventListener(
      type,
      ({ target }) => {
        if (type !== "mousedown" || target === root) root.dataset.scrolled = 1;
      },
      true,
    ),
  );

  // Going back to an address that the router made changes the address alone, until the router runs.
  const { pathname, search } = location;
  addEventListener("popstate", () => {
    const isOther = location.pathname !== pathname || location.search !== search;
    if (isOther && !("hydrated" in root.dataset)) location.reload();
  });

  // Delay before retrying what a weak network failed to deliver.
  const againAfterMs = 4000;
  const screen = SCREEN;
  const { head } = document;
  const add = (attributes, tag = "link") => head.appendChild(Object.assign(document.createElement(tag), attributes));
  let page;
  try {
    // The last element of every page.
    page = JSON.parse(document.getElementById("later").textContent);
  } catch {
    // The page was cut off: reload it once, if a copy fetched past the caches is complete.
    if (performance.getEntriesByType("navigation")[0]?.type !== "reload")
      fetch(location.href, { cache: "reload" })
        .then((response) => response.text())
        .then((text) => text.indexOf('id="later"') > 0 && location.reload());
    return;
  }
  // Engines before the summer of 2026 remember a module that failed to load until the page is reloaded. A failed fetch
  // can be repeated, so the scripts run from the cache, once all of them and the style sheet are there.
  const scripts = screen.scripts.concat(screen.entry);
  // Pages without inlined styles link their sheets.
  const styles = screen.styles.filter((href) => !document.querySelector(`link[href="${href}"]`));
  let missing = scripts.length + styles.length;
  const arrived = () => {
    missing -= 1;
    if (missing < 1) run();
  };
  const fetchScript = (href) => {
    fetch(href)
      .then((response) => (response.ok ? response.blob() : Promise.reject()))
      .then(arrived, () => setTimeout(fetchScript, againAfterMs, href));
  };
  const run = () => {
    // One element each: the browser then evaluates each file in its own task.
    scripts.forEach((src) => {
      const script = add({ type: "module", async: false, src }, "script");
      // The browser may not have kept what was fetched.
      if (src === screen.entry) script.addEventListener("error", () => setTimeout(run, againAfterMs));
    });
  };
  // Preloaded, then applied all at once, so that the page is styled anew only once. Chromium lays out all text anew when the
  // `media` of a sheet changes, but not when a sheet is added.
  const sheets = [];
  let missingSheets = styles.length;
  const sheetSettled = () => {
    missingSheets -= 1;
    if (missingSheets < 1) sheets.forEach((sheet) => (sheet.rel = "stylesheet"));
  };
  const addStyle = (href, isFirst) => {
    const sheet = add({ rel: "preload", as: "style", href });
    const isPreload = () => sheet.rel === "preload";
    // Once when it is there, and once more when it is applied.
    sheet.addEventListener("load", () => {
      if (!isFirst) sheet.rel = "stylesheet";
      else if (isPreload()) {
        sheets.push(sheet);
        sheetSettled();
      } else arrived();
    });
    sheet.addEventListener("error", () => {
      sheet.remove();
      // What the page shows first has its styles, so the scripts do not wait for a second try.
      if (isFirst) {
        if (isPreload()) sheetSettled();
        arrived();
      }
      setTimeout(addStyle, againAfterMs, href);
    });
  };
  const steps = styles.map((href) => () => addStyle(href, true)).concat(scripts.map((href) => () => fetchScript(href)));
  (page.files || []).forEach((href) =>
    steps.push(() => add({ rel: "preload", as: "fetch", crossOrigin: "anonymous", href })),
  );
  // Starting a request takes a slow phone a few milliseconds. Start a few at a time, so that a tap need not wait for
  // all of them.
  const goOn = () => {
    steps.splice(0, 3).forEach((step) => step());
    if (steps.length > 0) setTimeout(goOn);
  };
  goOn();
})();
