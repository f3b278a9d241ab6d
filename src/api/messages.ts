export const apiMessages = {
  tryLater: "Please try again later",
} as const;
