import type { GlossaryEntry } from "./schema/dictionary.ts";
import { wordsA } from "./glossary/a.ts";
import { wordsB } from "./glossary/b.ts";
import { wordsC } from "./glossary/c.ts";
import { wordsDToE } from "./glossary/d-e.ts";
import { wordsFToG } from "./glossary/f-g.ts";
import { wordsHToK } from "./glossary/h-k.ts";
import { wordsLToM } from "./glossary/l-m.ts";
import { wordsNToP } from "./glossary/n-p.ts";
import { wordsQToR } from "./glossary/q-r.ts";
import { wordsS } from "./glossary/s.ts";
import { wordsTToV } from "./glossary/t-v.ts";
import { wordsWToZ } from "./glossary/w-z.ts";

/** Words of the King James Version that a modern reader may not know or may misunderstand, by sense; alphabetical. */
export const glossary: readonly GlossaryEntry[] = [
  ...wordsA,
  ...wordsB,
  ...wordsC,
  ...wordsDToE,
  ...wordsFToG,
  ...wordsHToK,
  ...wordsLToM,
  ...wordsNToP,
  ...wordsQToR,
  ...wordsS,
  ...wordsTToV,
  ...wordsWToZ,
];
