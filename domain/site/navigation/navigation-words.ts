/** The names of the menus' entries. */
export const navigationWords = {
  bibles: "Bibles",
  bible: "Bible",
  games: "Games",
  prayers: "Prayers",
  cards: "Cards",
  shield: "Shield",
  mentor: "Mentor",
  salvation: "Salvation",
  birthday: "Birthday",
  plan: "1 Year Reading Plan",
  dictionary: "Dictionary",
  help: "Help",
  books: "Books",
  gifts: "Gifts 💝",
  privacy: "Privacy Policy",
  app: "Download App",
};
