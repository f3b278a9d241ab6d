import { options } from "preact";

// In a browser, effects wait for the next frame. Here there is none, and the timer that replaces it may outlive the
// page.
options.requestAnimationFrame = (callback) => queueMicrotask(() => callback());
