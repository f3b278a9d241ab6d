export const appMessages = {
  crashed: "Unexpected Application Error!",
  reload: "Reload the page",
  toHome: "Return to Home",
  screenMissing: "This page has not loaded",
  keepTrying: "Check your connection. We’ll keep trying.",
  notOnDevice: "You are offline, and this page is not on this device yet. It opens once you are connected.",
};
