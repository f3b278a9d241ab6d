import { configure } from "@testing-library/react";

// A busy machine takes a second for what takes milliseconds elsewhere.
configure({ asyncUtilTimeout: 20_000 });

// Browser APIs that the screens use and jsdom lacks.
window.matchMedia ??= (media) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
});
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView ??= () => {};
document.execCommand ??= () => false;
