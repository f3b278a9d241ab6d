export const offlineMessages = {
  unavailable: "This browser cannot keep files for a site, or cannot do so in private mode.",
  offlineNow: "You are offline. What is kept here can be read and searched.",
} as const;

export const downloadMessages = {
  downloaded: (name: string) => `${name} is now on this device`,
  downloading: (name: string) => `Downloading the ${name}`,
  stop: "Stop",
  keptSize: (size: string) => `Downloaded, ${size}`,
  about: (size: string) => `About ${size}`,
  newer: "A newer text is available",
  update: "Update",
  resumeDownload: "Resume download",
  resume: "Resume",
  download: "Download",
  downloadName: (action: string, name: string) => `${action}: ${name}`,
  removeName: (name: string) => `Remove the offline ${name}`,
  remove: "Remove",
  title: "Read offline",
  lead: "Chapters you open are kept automatically, and a translation you have searched can be searched again. Keep a whole translation on this device, and you can read and search all of it on a train, on a hill, or anywhere.",
};
