/** Sentences of the study panel (docs/product/study.md). */
export const studyMessages = {
  title: "Study",
  panelOf: (reference: string) => `Study: ${reference}`,
  sections: "Parts of the study panel",
  references: "References",
  learn: "Learn",
  notLoaded: "This part could not be loaded. Please check your connection and try again.",
  taller: "Make the panel taller",
  shorter: "Make the panel shorter",
};
