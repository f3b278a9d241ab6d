/** What the helplines say of themselves, by the English words. */
export const helplineWords: Readonly<Record<string, string>> = {
  "police, ambulance, fire": "polícia, ambulância, bombeiros",
  "anyone in a crisis, or thinking of suicide": "qualquer pessoa em crise ou que pense em suicídio",
  "Any time, day or night": "A qualquer hora, de dia ou de noite",
  "violence at home or in the family, and sexual assault": "violência em casa ou na família, e violência sexual",
  "anyone in a crisis or alone with a trouble, free of charge":
    "qualquer pessoa em crise ou sozinha com um problema, de graça",
  "thoughts of suicide, your own or somebody else’s": "pensamentos de suicídio, seus ou de outra pessoa",
  Dutch: "holandês",
  French: "francês",
  police: "polícia",
  ambulance: "ambulância",
  "anyone who needs to talk, and thoughts of suicide, free of charge":
    "quem precisa conversar, e pensamentos de suicídio, de graça",
  "women who live with violence, and those who know of it": "mulheres que sofrem violência, e quem sabe de um caso",
  "thoughts of suicide, your own or somebody else’s, in English and French":
    "pensamentos de suicídio, seus ou de outra pessoa, em inglês e francês",
  "thoughts of suicide, your own or somebody else’s, free of charge":
    "pensamentos de suicídio, seus ou de outra pessoa, de graça",
  "any trouble of mind or heart, in up to twenty languages, free of charge":
    "qualquer sofrimento emocional, em até vinte idiomas, de graça",
  "anyone who needs to be heard, whatever it is, free of charge":
    "quem precisa ser ouvido, seja pelo que for, de graça",
  "despair, fear, addiction, and thoughts of suicide, free of charge":
    "desespero, medo, dependência e pensamentos de suicídio, de graça",
  "anyone who is low, afraid or troubled, free of charge": "quem está abatido, com medo ou aflito, de graça",
  "thoughts of suicide, and any trouble of mind or heart, free of charge":
    "pensamentos de suicídio e qualquer sofrimento emocional, de graça",
  "anyone in a crisis of mind or heart, or thinking of suicide":
    "qualquer pessoa em crise emocional ou que pense em suicídio",
  "ambulance, fire": "ambulância, bombeiros",
  "any trouble of mind or heart": "qualquer sofrimento emocional",
  "any emergency, from a mobile phone": "qualquer emergência, pelo celular",
  "depression, fear, and any trouble of mind or heart, free of charge":
    "depressão, medo e qualquer sofrimento emocional, de graça",
  "women who live with violence, and those who know of it, free of charge":
    "mulheres que sofrem violência, e quem sabe de um caso, de graça",
  "anyone in a crisis or alone with a trouble": "qualquer pessoa em crise ou sozinha com um problema",
  "a crisis of mind or heart that is urgent, in England and Wales":
    "uma crise emocional urgente, na Inglaterra e no País de Gales",
  "women who live with violence or control, free of charge": "mulheres que sofrem violência ou controle, de graça",
  "thoughts of suicide, addiction, or any distress, free of charge":
    "pensamentos de suicídio, dependência ou qualquer angústia, de graça",
  "violence at home, your own or somebody else’s, free of charge":
    "violência em casa, a sua ou a de outra pessoa, de graça",
  "NHS 111, then option 2": "NHS 111, depois a opção 2",
  "NCMH Crisis Hotline, by mobile phone": "NCMH Crisis Hotline, pelo celular",
};
