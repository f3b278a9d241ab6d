export const uiMessages = {
  save: "Save",
  cancel: "Cancel",
  saveImage: "Save as image",
  opensInNewTab: ", opens in a new tab",
  close: "Close",
  loading: "Loading",
  needsScripts: "Turn on JavaScript to use this.",
  tryAgain: "Try again",
  notFound: "Not found",
  share: "Share",
  email: "Email",
  helplinesLink: "If you need someone now",
  helplinesRest: ", there are people you can call.",
  fieldIsFull: (maximum: string) =>
    `This field is full at ${maximum} characters. If you pasted a longer text, its end is missing here.`,
};
