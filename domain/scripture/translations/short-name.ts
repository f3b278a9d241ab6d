/** The abbreviations of texts whose keys do not end with them, and what French readers type. */
export const abbreviations: Readonly<Record<string, string>> = {
  spa_r09: "RV1909",
  por_blj: "BLivre",
  deu_l12: "LU1912",
  fra_lsg: "LSG",
};

/** What readers call a translation in a few letters: "KJV", "RV1909", and "LSG" for `fra_lsg`. Keys are for addresses. */
export const shortName = (id: string): string => abbreviations[id] ?? id.replace(/^[a-z]+_/, "").toUpperCase();
