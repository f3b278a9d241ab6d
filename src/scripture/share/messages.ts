export const shareMessages = {
  copyWhat: (reference: string) => `Copy ${reference}`,
  shareWhat: (reference: string) => `Share ${reference}`,
  makePicture: "Make a picture",
  copyReference: "Copy the reference",
  copyLink: "Copy the link",
  picture: "A picture to share",
  pictureOf: (reference: string) => `${reference} as a picture, made on this device.`,
  tooLong: "Too long for this picture: it ends where the space does.",
  shape: "Shape",
  paper: "Paper",
  shapes: {
    square: "Square",
    tall: "Tall",
    wide: "Wide",
  },
  papers: {
    day: "Day",
    night: "Night",
    gold: "Gold",
  },
};
