export const syncMessages = {
  unknown: "There’s no synced data under this code.",
  erased: "What was synced under this code has been erased everywhere.",
  full: "The synced data is full. Please remove something, then try again.",
  tooManyStores: "Too many codes were made from your network within an hour.",
  tooManyWrites: "Too many changes at once. They will be sent in a minute.",
  recordName: "Please use 22 characters of base64url.",
  recordSize: "A record has at most 16 kB.",
  base64url: "Please use base64url.",
  pageNumber: "Please use the number from the page before.",
} as const;
