// Runs before the first paint, inlined and allowed by its hash. Sets the theme, and says whether the prerendered
// passage is the one to show: with ?book=, ?search= or a place to resume, in the reader or in the forty days, it would be
// the wrong one for a moment. It also names what is today's among the prerendered entries that come in turn, and fetches
// scripts and the whole style sheets once the page has been painted: the text comes first.
(function () {
  var root = document.documentElement;
  var isAsked = false;
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
      sheet.addEventListener("error", arrived);
    };
    // The sheets take over together: one of them alone would put its rules over the inlined ones of the others.
    var sheets = [];
    var waiting = later.styles.length;
    var arrived = function () {
      waiting -= 1;
      if (waiting === 0) sheets.forEach(function (one) { one.media = "all"; });
    };
    var steps = [];
    var plan = function (hrefs, begin) {
      hrefs.forEach(function (href) {
        steps.push(function () { begin(href); });
      });
    };
    plan(later.styles, addSheet);
    plan(later.scripts, function (href) { add("modulepreload", href); });
    plan(later.files, function (href) { add("preload", href, "fetch"); });
    plan([later.entry], function (src) {
      var entry = document.createElement("script");
      entry.type = "module";
      entry.src = src;
      document.head.appendChild(entry);
    });
    // To begin a request takes a slow phone some milliseconds: few at a time, so that a tap need not wait for all.
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
    // A tab that is not shown is not painted.
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
