export const notFoundMessages = {
  title: "Oops! Page not found",
  meant: "Were you looking for ",
  meantEnd: "?",
  toHome: "Return to Home",
  browse: "Browse Scripture",
};
