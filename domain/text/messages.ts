export const sizeMessages = {
  oneByte: "1 byte",
  bytes: (bytes: number) => `${bytes} bytes`,
  units: {
    kilo: "kB",
    mega: "MB",
  },
};
