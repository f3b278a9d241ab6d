// Runs before the first paint, inlined and allowed by its hash. Sets the theme, and says whether the prerendered
// passage is the one to show: with ?book=, ?search= or a place to resume, in the reader or in the forty days, it would be
// the wrong one for a moment.
(function () {
  var root = document.documentElement;
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
  if (path !== "/") return;
  var asks = /[?&](book|search)=/.test(location.search);
  var last = read("gbh_last_read");
  if (asks || (last && !/"translation":"kjv","book":"GEN","chapter":1\b/.test(last))) root.dataset.passage = "pending";
})();
