import { differingWords } from "#domain/scripture/text/wording.ts";
import { shuffled, splitWords, type Word } from "./modes.ts";

/** What happens in each mode of practice: pure steps, whose states count slips and looked-up words by their position. */

export interface Counted {
  /** Words that were wrong at first, by position. */
  readonly slips: ReadonlySet<number>;
  /** Words that were looked up, by position. */
  readonly helped: ReadonlySet<number>;
}

const nothingCounted: Counted = { slips: new Set(), helped: new Set() };
const including = (present: ReadonlySet<number>, ...added: readonly number[]): ReadonlySet<number> =>
  new Set([...present, ...added]);
/** A word that was looked up does not also count as a slip. */
export const countsOf = ({ slips, helped }: Counted) => ({
  slips: [...slips].filter((word) => !helped.has(word)).length,
  helped: helped.size,
});

/** Read and cover: more words are covered each time, at last all. */
interface CoverState extends Counted {
  /** 0: all are shown … `lastCover`: all are covered. */
  readonly step: number;
  /** Covered words that were uncovered, by position. */
  readonly shown: ReadonlySet<number>;
}

export const lastCover = 3;

export const startCover: CoverState = { ...nothingCounted, step: 0, shown: new Set() };

export const coverMore = (state: CoverState): CoverState => ({
  ...state,
  step: Math.min(state.step + 1, lastCover),
  shown: new Set(),
});

/** The covered words of a step, by position. The seed decides which are covered first. */
export const coveredWords = (count: number, { step, shown }: CoverState, seed: string): ReadonlySet<number> => {
  const covered = shuffled(count, seed).slice(0, Math.ceil((count * step) / lastCover));
  return new Set(covered.filter((word) => !shown.has(word)));
};

/** Uncovers a word. It counts as help once all are covered: before that, one is still reading. */
export const uncover = (state: CoverState, word: number): CoverState => ({
  ...state,
  shown: including(state.shown, word),
  helped: state.step === lastCover ? including(state.helped, word) : state.helped,
});

/** First letters: one for each word. */
export interface LettersState extends Counted {
  /** The position of the next word. */
  readonly at: number;
  /** Wrong letters for this word. */
  readonly misses: number;
}

export const startLetters: LettersState = { ...nothingCounted, at: 0, misses: 0 };

/** After so many wrong letters the word is shown. */
const mostMisses = 3;

/** The rows of letters on phones, as people of a language have them. */
const keyboards = {
  qwerty: ["qwertyuiop", "asdfghjkl", "zxcvbnm"],
  azerty: ["azertyuiop", "qsdfghjklm", "wxcvbn"],
} as const;
type Keyboard = keyof typeof keyboards;

const placeOfKey = (letter: string, keyboard: Keyboard): readonly [x: number, y: number] | undefined => {
  const y = keyboards[keyboard].findIndex((row) => row.includes(letter));
  return y < 0 ? undefined : [keyboards[keyboard][y]!.indexOf(letter) + y / 2, y];
};

const areNeighbours = (one: string, other: string, keyboard: Keyboard): boolean => {
  const [a, b] = [placeOfKey(one, keyboard), placeOfKey(other, keyboard)];
  return a !== undefined && b !== undefined && Math.abs(a[0] - b[0]) <= 1 && Math.abs(a[1] - b[1]) <= 1;
};

export const firstLetter = ({ plain }: Word): string => [...plain][0] ?? "";

/** A letter for the next word. `forgiving` names the keyboard of somebody who types with a thumb: its neighbours count. */
export const typeLetter = (
  state: LettersState,
  words: readonly Word[],
  letter: string,
  forgiving?: Keyboard,
): LettersState => {
  const word = words[state.at];
  if (!word) return state;
  const wanted = firstLetter(word);
  if (letter === wanted || (forgiving && areNeighbours(letter, wanted, forgiving)))
    return { ...state, at: state.at + 1, misses: 0 };
  const missed = { ...state, misses: state.misses + 1, slips: including(state.slips, state.at) };
  return missed.misses < mostMisses ? missed : showWord(missed, words);
};

export const showWord = (state: LettersState, words: readonly Word[]): LettersState =>
  state.at < words.length
    ? { ...state, at: state.at + 1, misses: 0, helped: including(state.helped, state.at) }
    : state;

/** Put in order: pieces of the passage, some at a time. */
interface Piece {
  readonly text: string;
  readonly words: readonly number[];
}

export interface OrderState extends Counted {
  /** The pieces that were placed, in the order in which they were chosen. */
  readonly placed: readonly number[];
}

export const startOrder: OrderState = { ...nothingCounted, placed: [] };

/** How many pieces a passage should have, how many words a piece may have, and how many pieces there are to choose from. */
const aimedPieces = 9;
const mostWordsOfPiece = 6;
const piecesAtOnce = 9;

/** A passage in pieces of some words, which end at a comma where they can. */
export const piecesOf = (words: readonly Word[]): readonly Piece[] => {
  const size = Math.min(mostWordsOfPiece, Math.max(1, Math.round(words.length / aimedPieces)));
  const pieces: Piece[] = [];
  let first = 0;
  for (let at = 1; at <= words.length; at += 1) {
    const isEnough = at - first >= size;
    const isPause = /[,;:.!?]["”’»)]*$/u.test(words[at - 1]!.text);
    const isLong = at - first >= size + (size > 1 ? 1 : 0);
    if (at < words.length && !(isEnough && (isPause || isLong || size === 1))) continue;
    const positions = Array.from({ length: at - first }, (_, index) => first + index);
    pieces.push({ text: positions.map((word) => words[word]!.text).join(" "), words: positions });
    first = at;
  }
  return pieces;
};

/** The pieces to choose from, used ones included, so that none moves under a finger. */
export const offeredPieces = (pieces: readonly Piece[], { placed }: OrderState, seed: string): readonly number[] => {
  const group = Math.floor(Math.min(placed.length, pieces.length - 1) / piecesAtOnce);
  const first = group * piecesAtOnce;
  const count = Math.min(piecesAtOnce, pieces.length - first);
  return shuffled(count, `${seed} ${group}`).map((index) => first + index);
};

/** Chooses the next piece. Of two with the same words either is right. */
export const placePiece = (state: OrderState, pieces: readonly Piece[], piece: number): OrderState => {
  const wanted = pieces[state.placed.length];
  if (!wanted || state.placed.includes(piece)) return state;
  if (pieces[piece]?.text === wanted.text) return { ...state, placed: [...state.placed, piece] };
  return { ...state, slips: including(state.slips, ...wanted.words) };
};

/** Places the next piece for the visitor. */
export const showPiece = (state: OrderState, pieces: readonly Piece[]): OrderState => {
  const wanted = pieces[state.placed.length];
  if (!wanted) return state;
  const piece = pieces.findIndex(({ text }, index) => text === wanted.text && !state.placed.includes(index));
  return { ...state, placed: [...state.placed, piece], helped: including(state.helped, ...wanted.words) };
};

/** Type it whole: which words are missing or differ, by position. Case, accents and punctuation do not matter. */
export const missingWords = (words: readonly Word[], typed: string): ReadonlySet<number> => {
  const plain = words.map((word) => word.plain).join(" ");
  const given = splitWords(typed)
    .slice(0, words.length * 2)
    .map((word) => word.plain)
    .join(" ");
  const missing = new Set<number>();
  const starts: number[] = [];
  for (let at = 0, start = 0; at < words.length; at += 1) {
    starts.push(start);
    start += words[at]!.plain.length + 1;
  }
  for (const [from, to] of differingWords(plain, given))
    for (let at = 0; at < starts.length; at += 1) if (starts[at]! >= from && starts[at]! < to) missing.add(at);
  return missing;
};

export const nextTypedWord = (words: readonly Word[], typed: string): number =>
  Math.min(splitWords(typed).length, words.length - 1);
