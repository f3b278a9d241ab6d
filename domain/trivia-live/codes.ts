/** Consonants that are told apart by ear and by eye; without vowels, few words come about. */
const letters = "BCDFGHJKLMNPRSTVWXZ";

export const codeLength = 5;

/** What five consonants can be read as all the same. */
const refused = /KKK|FCK|FKK|SHT|CNT|DCK|CCK|CKS|FGT|FGG|NGG|NGR|PSS|BTC|SLT|WTF|NZ|SS|HTLR|GDD|DMN|RPD|RPS|PRN|XXX|SX/;

export const isRoomCode = (text: string): boolean => new RegExp(`^[${letters}]{${codeLength}}$`).test(text);

/** What somebody typed, as a code: letters alone, in capitals. */
export const toRoomCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z]/g, "");

/** A code of five consonants. `random` returns a number in [0, 1). */
export const newRoomCode = (random: () => number): string => {
  for (;;) {
    const code = Array.from({ length: codeLength }, () => letters[Math.floor(random() * letters.length)]!).join("");
    if (!refused.test(code)) return code;
  }
};
