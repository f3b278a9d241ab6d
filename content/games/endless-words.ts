/**
 * Words that endless Trivia may remove from a verse: common nouns of the KJV, grouped by meaning.
 * The wrong choices come from other groups, so that they differ in meaning from the answer and from each other.
 */
export const endlessWords: Readonly<Record<string, readonly string[]>> = {
  animals: ["lamb", "lion", "dove", "ox", "wolf", "serpent", "bear", "horse", "sheep", "goats"],
  body: ["hand", "eyes", "feet", "tongue", "mouth", "ear", "shoulder", "knee", "bones", "lips"],
  buildings: ["gate", "temple", "house", "tower", "wall", "door", "tent", "city", "palace", "altar"],
  cloth: ["garment", "robe", "girdle", "sackcloth", "linen", "coat", "veil", "shoe"],
  family: ["father", "mother", "brother", "son", "daughter", "wife", "husband", "widow"],
  food: ["bread", "wine", "oil", "honey", "milk", "fruit", "salt", "corn"],
  land: ["mountain", "hill", "valley", "field", "desert", "rock", "island", "wilderness"],
  light: ["lamp", "candle", "light", "fire", "sun", "moon", "stars", "smoke"],
  metals: ["gold", "silver", "brass", "iron", "pearl", "crown"],
  offices: ["king", "priest", "prophet", "servant", "shepherd", "judge", "captain", "scribe"],
  plants: ["tree", "vine", "grass", "flower", "root", "branch", "fig", "thorns", "wheat"],
  time: ["morning", "night", "day", "year", "sabbath", "winter", "harvest"],
  virtues: ["faith", "hope", "mercy", "wisdom", "peace", "joy", "patience", "truth"],
  waters: ["sea", "river", "well", "rain", "dew", "wind", "cloud", "storm"],
  weapons: ["sword", "shield", "bow", "spear", "staff", "rod", "chariot", "trumpet"],
};
