export const actionWords = {
  compare: "Compare",
  related: "Related",
};
