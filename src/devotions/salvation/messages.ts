/** Specification 2, sections 4, 7 and 8. */
export const salvationMessages = {
  welcome: "Welcome to God's Family!",
  mailSubject: "Salvation Stories",
} as const;
