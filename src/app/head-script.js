// Runs before the first paint, inlined and allowed by its hash. It sets the theme. It hides the prerendered passage
// when another one will be shown: with ?book=, ?search= or a place to resume, in the reader or the forty days. It marks
// which of the prerendered daily entries is today's. It loads the scripts and the full style sheets after the first
// paint, so that the text comes first.
(function () {
  var root = document.documentElement;
  var isAsked = false;
  // Delay before retrying what a weak network failed to deliver.
  var againAfterMs = 4000;
  var fetchLater = function () {
    var list = document.getElementById("later");
    if (isAsked || !list) return;
    isAsked = true;
    var later = JSON.parse(list.textContent);
    var add = function (rel, href, as) {
      var link = document.createElement("link");
      link.rel = rel;
      if (as) {
        link.as = as;
        link.crossOrigin = "anonymous";
      }
      link.href = href;
      document.head.appendChild(link);
      return link;
    };
    var addSheet = function (href) {
      var sheet = add("stylesheet", href);
      sheet.media = "print";
      sheets.push(sheet);
      sheet.addEventListener("load", arrived);
      sheet.addEventListener("error", function () {
        arrived();
        sheet.remove();
        setTimeout(addSheet, againAfterMs, href);
      });
    };
    // The sheets are enabled together: a single one would override the inlined rules of the others.
    var sheets = [];
    var waiting = later.styles.length;
    var arrived = function () {
      waiting -= 1;
      if (waiting < 1) sheets.forEach(function (one) { one.media = "all"; });
    };
    var steps = [];
    var plan = function (hrefs, begin) {
      hrefs.forEach(function (href) {
        steps.push(function () { begin(href); });
      });
    };
    // Engines before the summer of 2026 remember a module that failed to load until the page is reloaded. A failed fetch
    // can be repeated, so the scripts run from the cache.
    var scripts = later.scripts.concat(later.entry);
    var missing = scripts.length;
    var fetchScript = function (href) {
      fetch(href).then(function (response) {
        if (!response.ok) throw response;
        return response.blob();
      }).then(function () {
        missing -= 1;
        if (missing < 1) run();
      }, function () {
        setTimeout(fetchScript, againAfterMs, href);
      });
    };
    var run = function () {
      scripts.forEach(function (href) { add("modulepreload", href); });
      var entry = document.createElement("script");
      entry.type = "module";
      entry.src = later.entry;
      document.head.appendChild(entry);
    };
    plan(later.styles, addSheet);
    plan(scripts, fetchScript);
    plan(later.files, function (href) { add("preload", href, "fetch"); });
    // Starting a request takes a slow phone a few milliseconds. Start a few at a time, so that a tap need not wait for
    // all of them.
    var goOn = function () {
      steps.splice(0, 3).forEach(function (step) { step(); });
      if (steps.length > 0) setTimeout(goOn);
    };
    goOn();
  };
  document.addEventListener("DOMContentLoaded", function () {
    requestAnimationFrame(function () {
      setTimeout(fetchLater);
    });
    // A hidden tab is never painted.
    setTimeout(fetchLater, 500);
  });
  var read = function (key) {
    try {
      return localStorage.getItem(key);
    } catch (error) {
      return null;
    }
  };
  var path = location.pathname;
  var theme = read("theme");
  if (theme !== "light" && theme !== "dark") theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  var isReading = path === "/" || path.indexOf("/read/") === 0;
  if (isReading && /"page":"sepia"/.test(read("gbh_reading_comfort") || "")) theme = "sepia";
  root.dataset.theme = theme;
  if (path === "/mentor-me-jesus" && /"completedDays":\[\d/.test(read("mentor-me-jesus-stats") || "")) root.dataset.passage = "pending";
  if (path !== "/" && path !== "/daily-prayer-shield") return;
  var now = new Date();
  var day = Math.round((Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) - Date.UTC(now.getFullYear(), 0, 0)) / 864e5);
  root.dataset.dayTurn = Math.min(day, 365) % 20;
  if (path !== "/") return;
  var asks = /[?&](book|search)=/.test(location.search);
  var last = read("gbh_last_read");
  if (asks || (last && !/"translation":"kjv","book":"GEN","chapter":1\b/.test(last))) root.dataset.passage = "pending";
})();
