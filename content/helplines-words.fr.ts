/** What the helplines say of themselves, by the English words. */
export const helplineWords: Readonly<Record<string, string>> = {
  "police, ambulance, fire": "police, ambulance, pompiers",
  "anyone in a crisis, or thinking of suicide": "toute personne en crise ou qui pense au suicide",
  "Any time, day or night": "À toute heure, jour et nuit",
  "violence at home or in the family, and sexual assault":
    "violences à la maison ou en famille, et agressions sexuelles",
  "anyone in a crisis or alone with a trouble, free of charge":
    "toute personne en crise ou seule avec sa peine, gratuitement",
  "thoughts of suicide, your own or somebody else’s": "pensées suicidaires, les vôtres ou celles d’un proche",
  Dutch: "néerlandais",
  French: "français",
  police: "police",
  ambulance: "ambulance",
  "anyone who needs to talk, and thoughts of suicide, free of charge":
    "toute personne qui a besoin de parler, et pensées suicidaires, gratuitement",
  "women who live with violence, and those who know of it": "femmes victimes de violences, et témoins",
  "thoughts of suicide, your own or somebody else’s, in English and French":
    "pensées suicidaires, les vôtres ou celles d’un proche, en anglais et en français",
  "thoughts of suicide, your own or somebody else’s, free of charge":
    "pensées suicidaires, les vôtres ou celles d’un proche, gratuitement",
  "any trouble of mind or heart, in up to twenty languages, free of charge":
    "toute souffrance morale, dans vingt langues au plus, gratuitement",
  "anyone who needs to be heard, whatever it is, free of charge":
    "toute personne qui a besoin d’être écoutée, quel que soit le sujet, gratuitement",
  "despair, fear, addiction, and thoughts of suicide, free of charge":
    "désespoir, peur, dépendance et pensées suicidaires, gratuitement",
  "anyone who is low, afraid or troubled, free of charge": "toute personne abattue, effrayée ou troublée, gratuitement",
  "thoughts of suicide, and any trouble of mind or heart, free of charge":
    "pensées suicidaires et toute souffrance morale, gratuitement",
  "anyone in a crisis of mind or heart, or thinking of suicide":
    "toute personne en détresse morale ou qui pense au suicide",
  "ambulance, fire": "ambulance, pompiers",
  "any trouble of mind or heart": "toute souffrance morale",
  "any emergency, from a mobile phone": "toute urgence, depuis un portable",
  "depression, fear, and any trouble of mind or heart, free of charge":
    "dépression, peur et toute souffrance morale, gratuitement",
  "women who live with violence, and those who know of it, free of charge":
    "femmes victimes de violences, et témoins, gratuitement",
  "anyone in a crisis or alone with a trouble": "toute personne en crise ou seule avec sa peine",
  "a crisis of mind or heart that is urgent, in England and Wales":
    "une détresse morale urgente, en Angleterre et au pays de Galles",
  "women who live with violence or control, free of charge":
    "femmes qui subissent des violences ou une emprise, gratuitement",
  "thoughts of suicide, addiction, or any distress, free of charge":
    "pensées suicidaires, dépendance ou toute détresse, gratuitement",
  "violence at home, your own or somebody else’s, free of charge":
    "violences à la maison, chez vous ou chez un proche, gratuitement",
  "NHS 111, then option 2": "NHS 111, puis l’option 2",
  "NCMH Crisis Hotline, by mobile phone": "NCMH Crisis Hotline, depuis un portable",
};
