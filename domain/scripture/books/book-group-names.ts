export const bookGroupNames = {
  law: "Law",
  history: "History",
  poetry: "Poetry and wisdom",
  prophets: "Prophets",
  gospels: "Gospels and Acts",
  paul: "Letters of Paul",
  others: "Other letters and Revelation",
};
