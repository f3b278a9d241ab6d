// Runs before the first paint, inlined and allowed by its hash. It sets the theme. It hides the prerendered passage
// when another one will be shown: with ?book=, ?search= or a place to resume, in the reader or the forty days. It marks
// which of the prerendered daily entries is today's. It loads the scripts and the full style sheets after the first
// paint, so that the text comes first.
(() => {
  const root = document.documentElement;
  let isAsked = false;
  // Delay before retrying what a weak network failed to deliver.
  const againAfterMs = 4000;
  const fetchLater = () => {
    const list = document.getElementById("later");
    if (isAsked || !list) return;
    isAsked = true;
    const later = JSON.parse(list.textContent);
    const add = (rel, href, as) => {
      const link = document.createElement("link");
      link.rel = rel;
      if (as) {
        link.as = as;
        link.crossOrigin = "anonymous";
      }
      link.href = href;
      document.head.appendChild(link);
      return link;
    };
    const addSheet = (href) => {
      const sheet = add("stylesheet", href);
      sheet.media = "print";
      sheets.push(sheet);
      sheet.addEventListener("load", arrived);
      sheet.addEventListener("error", () => {
        arrived();
        sheet.remove();
        setTimeout(addSheet, againAfterMs, href);
      });
    };
    // The sheets are enabled together: a single one would override the inlined rules of the others.
    const sheets = [];
    let waiting = later.styles.length;
    const arrived = () => {
      waiting -= 1;
      if (waiting < 1) sheets.forEach((one) => (one.media = "all"));
    };
    const steps = [];
    const plan = (hrefs, begin) => hrefs.forEach((href) => steps.push(() => begin(href)));
    // Engines before the summer of 2026 remember a module that failed to load until the page is reloaded. A failed fetch
    // can be repeated, so the scripts run from the cache.
    const scripts = later.scripts.concat(later.entry);
    let missing = scripts.length;
    const fetchScript = (href) => {
      fetch(href).then((response) => (response.ok ? response.blob() : Promise.reject())).then(() => {
        missing -= 1;
        if (missing < 1) run();
      }, () => setTimeout(fetchScript, againAfterMs, href));
    };
    const run = () => {
      scripts.forEach((href) => add("modulepreload", href));
      const entry = document.createElement("script");
      entry.type = "module";
      entry.src = later.entry;
      // The browser may not have kept what was fetched.
      entry.addEventListener("error", () => setTimeout(run, againAfterMs));
      document.head.appendChild(entry);
    };
    plan(later.styles, addSheet);
    plan(scripts, fetchScript);
    plan(later.files, (href) => add("preload", href, "fetch"));
    // Starting a request takes a slow phone a few milliseconds. Start a few at a time, so that a tap need not wait for
    // all of them.
    const goOn = () => {
      steps.splice(0, 3).forEach((step) => step());
      if (steps.length > 0) setTimeout(goOn);
    };
    goOn();
  };
  document.addEventListener("DOMContentLoaded", () => {
    requestAnimationFrame(() => setTimeout(fetchLater));
    // A hidden tab is never painted.
    setTimeout(fetchLater, 500);
  });
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const path = location.pathname;
  let theme = read("theme");
  if (theme !== "light" && theme !== "dark") theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const isReading = path === "/" || path.indexOf("/read/") === 0;
  if (isReading && /"page":"sepia"/.test(read("gbh_reading_comfort") || "")) theme = "sepia";
  root.dataset.theme = theme;
  if (path === "/mentor-me-jesus" && /"completedDays":\[\d/.test(read("mentor-me-jesus-stats") || "")) root.dataset.passage = "pending";
  if (path !== "/" && path !== "/daily-prayer-shield") return;
  const now = new Date();
  const day = Math.round((Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) - Date.UTC(now.getFullYear(), 0, 0)) / 864e5);
  root.dataset.dayTurn = Math.min(day, 365) % 20;
  if (path !== "/") return;
  const asks = /[?&](book|search)=/.test(location.search);
  const last = read("gbh_last_read");
  if (asks || (last && !/"translation":"kjv","book":"GEN","chapter":1\b/.test(last))) root.dataset.passage = "pending";
})();
