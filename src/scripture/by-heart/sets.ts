import { byHeartSets, type ByHeartSetId } from "#content/by-heart-sets.ts";
import { parseVerseSet, type VerseSet } from "#domain/scripture/reference/verse-set.ts";
import {
  defaultTranslationId,
  embeddedTranslationIds,
  isEmbedded,
} from "#domain/scripture/translations/translations.ts";
import { learnPath, type LearnTranslationId, passageText } from "#domain/site/addresses/learn-address.ts";
import { isLearnable, parseLearnHash } from "#domain/site/addresses/read-learn-address.ts";
import { firstTranslation } from "#domain/site/locales/locale.ts";
import type { Cards } from "./stored.ts";
import { type CardPlace, inParts } from "./cards.ts";
import { stageOf, stages } from "./schedule.ts";

/** A set of passages to learn, as its address names it. */
export interface LearnSet {
  /** One of ours; undefined for passages by link. */
  readonly id: ByHeartSetId | undefined;
  /** The name that its author gave it; empty for ours and for sets without one. */
  readonly name: string;
  /** Undefined if the address leaves it to the visitor. */
  readonly translation: LearnTranslationId | undefined;
  /** To be learnt: long ones in parts. */
  readonly passages: readonly VerseSet[];
  /** The passages in the form that links have, undivided. */
  readonly linked: readonly VerseSet[];
  /** How many references of a link were left out. */
  readonly leftOut: number;
}

export const setIds = Object.keys(byHeartSets) as readonly ByHeartSetId[];

const isSetId = (text: string): text is ByHeartSetId => (setIds as readonly string[]).includes(text);

/** The passages of one of our sets, in its order. */
export const passagesOfSet = (id: ByHeartSetId): readonly VerseSet[] =>
  byHeartSets[id].flatMap((reference) => parseVerseSet(reference) ?? []);

/** Each part once. */
export const partsOf = (passages: readonly VerseSet[]): readonly VerseSet[] => [
  ...new Map(passages.flatMap(inParts).map((part) => [passageText(part), part])).values(),
];

/** Reads `#comfort`, `#comfort/web` and `#web/JHN.3.16;PSA.23/A name`. Undefined if it names no set and no verses. */
export const readSetHash = (hash: string): LearnSet | undefined => {
  const [id = "", translation = "", ...more] = hash.replace(/^#/, "").split("/");
  if (isSetId(id) && more.length === 0) {
    const passages = passagesOfSet(id);
    return {
      id,
      name: "",
      translation: isLearnable(translation) ? translation : undefined,
      passages,
      linked: passages,
      leftOut: 0,
    };
  }
  const link = parseLearnHash(hash);
  return link && { ...link, id: undefined, passages: partsOf(link.passages), linked: link.passages };
};

/** The address of a set in a translation, by which others can learn the same set. */
export const setPath = ({ id, linked, name }: LearnSet, translation: LearnTranslationId): string =>
  id ? `/by-heart/set#${id}/${translation}` : learnPath(translation, linked, name);

/** The translation in which to learn unless the visitor chooses: the one last read, or that of the language. */
export const usualTranslation = (lastRead: string): LearnTranslationId =>
  [lastRead, firstTranslation].find(isLearnable) ?? defaultTranslationId;

/** The translations to choose from: `present`, the first one of the language, and the embedded ones. */
export const translationsBeside = (present: LearnTranslationId): readonly LearnTranslationId[] => [
  ...new Set([present, firstTranslation].filter(isLearnable).filter((id) => !isEmbedded(id))),
  ...embeddedTranslationIds,
];

export const placesOf = (passages: readonly VerseSet[], translation: LearnTranslationId): readonly CardPlace[] =>
  passages.map((passage) => ({ translation, passage }));

/** How many passages of a set, in whatever translation. */
interface Progress {
  readonly known: number;
  /** Begun, and not yet by heart. */
  readonly learning: number;
  /** On the shelf, begun or not. */
  readonly added: number;
}

export const progressOf = (passages: readonly VerseSet[], cards: Cards, today: number): Progress => {
  const found = new Map<string, number>();
  for (const [id, card] of Object.entries(cards)) {
    const passage = id.slice(id.indexOf("/") + 1);
    found.set(passage, Math.max(found.get(passage) ?? -1, stages.indexOf(stageOf(card, today))));
  }
  const best = passages.map((passage) => found.get(passageText(passage)) ?? -1);
  return {
    known: best.filter((stage) => stages[stage] === "known").length,
    learning: best.filter((stage) => stages[stage] === "learning").length,
    added: best.filter((stage) => stage >= 0).length,
  };
};
