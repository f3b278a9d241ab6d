export const actionMessages = {
  compare: "Compare",
  related: "Related",
};
