/** What the helplines say of themselves, by the English words. */
export const helplineWords: Readonly<Record<string, string>> = {
  "police, ambulance, fire": "policía, ambulancia, bomberos",
  "anyone in a crisis, or thinking of suicide": "cualquiera que esté en crisis o piense en el suicidio",
  "Any time, day or night": "A cualquier hora, de día o de noche",
  "violence at home or in the family, and sexual assault": "violencia en casa o en la familia, y agresión sexual",
  "anyone in a crisis or alone with a trouble, free of charge":
    "cualquiera que esté en crisis o a solas con una pena, gratis",
  "thoughts of suicide, your own or somebody else’s": "pensamientos de suicidio, tuyos o de otra persona",
  Dutch: "neerlandés",
  French: "francés",
  police: "policía",
  ambulance: "ambulancia",
  "anyone who needs to talk, and thoughts of suicide, free of charge":
    "cualquiera que necesite hablar, y pensamientos de suicidio, gratis",
  "women who live with violence, and those who know of it": "mujeres que viven violencia, y quienes lo saben",
  "thoughts of suicide, your own or somebody else’s, in English and French":
    "pensamientos de suicidio, tuyos o de otra persona, en inglés y francés",
  "thoughts of suicide, your own or somebody else’s, free of charge":
    "pensamientos de suicidio, tuyos o de otra persona, gratis",
  "any trouble of mind or heart, in up to twenty languages, free of charge":
    "cualquier pena de la mente o del corazón, hasta en veinte idiomas, gratis",
  "anyone who needs to be heard, whatever it is, free of charge":
    "cualquiera que necesite que lo escuchen, sea por lo que sea, gratis",
  "despair, fear, addiction, and thoughts of suicide, free of charge":
    "desesperanza, miedo, adicciones y pensamientos de suicidio, gratis",
  "anyone who is low, afraid or troubled, free of charge": "cualquiera que esté decaído, asustado o angustiado, gratis",
  "thoughts of suicide, and any trouble of mind or heart, free of charge":
    "pensamientos de suicidio y cualquier pena de la mente o del corazón, gratis",
  "anyone in a crisis of mind or heart, or thinking of suicide":
    "cualquiera que esté en una crisis emocional o piense en el suicidio",
  "ambulance, fire": "ambulancia, bomberos",
  "any trouble of mind or heart": "cualquier pena de la mente o del corazón",
  "any emergency, from a mobile phone": "cualquier emergencia, desde un celular",
  "depression, fear, and any trouble of mind or heart, free of charge":
    "depresión, miedo y cualquier pena de la mente o del corazón, gratis",
  "women who live with violence, and those who know of it, free of charge":
    "mujeres que viven violencia, y quienes lo saben, gratis",
  "anyone in a crisis or alone with a trouble": "cualquiera que esté en crisis o a solas con una pena",
  "a crisis of mind or heart that is urgent, in England and Wales":
    "una crisis emocional urgente, en Inglaterra y Gales",
  "women who live with violence or control, free of charge": "mujeres que viven violencia o control, gratis",
  "thoughts of suicide, addiction, or any distress, free of charge":
    "pensamientos de suicidio, adicciones o cualquier angustia, gratis",
  "violence at home, your own or somebody else’s, free of charge":
    "violencia en casa, la tuya o la de otra persona, gratis",
  "NHS 111, then option 2": "NHS 111, luego la opción 2",
  "NCMH Crisis Hotline, by mobile phone": "NCMH Crisis Hotline, desde un celular",
};
