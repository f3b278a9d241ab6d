export const cardTitles = {
  wedding: "Wedding",
  christening: "Christening",
  "mothers-day": "Mother’s Day",
  "fathers-day": "Father’s Day",
  birthday: "Birthday",
  anniversary: "Anniversary",
  graduation: "Graduation",
  "church-event": "Church Event",
  "other-event": "Other Event",
};
