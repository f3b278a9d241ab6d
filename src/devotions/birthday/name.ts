import { isBlank, normaliseText } from "#domain/text/sanitise.ts";
import { birthdayConfig } from "./config.ts";

/** Overrides of writing direction could turn the text around them; single names never need them. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** What a reader takes for one character each. Without the segmenter, which Firefox has since 2024, a joined emoji is several. */
const charactersOf = (line: string): readonly string[] =>
  typeof Intl.Segmenter === "function" ? Array.from(new Intl.Segmenter("en", { granularity: "grapheme" }).segment(line), ({ segment }) => segment) : [...line];

/** A typed name as one clean line, cut between whole characters. Empty if there is nothing to see. */
export const cleanName = (raw: string): string => {
  const line = normaliseText(raw.slice(0, 5000)).replace(directionMarks, "").replace(/\s+/gu, " ").trim();
  let name = "";
  for (const character of charactersOf(line)) {
    if (name.length + character.length > birthdayConfig.mostNameCharacters) break;
    name += character;
  }
  return isBlank(name) ? "" : name.trim();
};

/** Names that end in s take the apostrophe alone: `James’`, but `Anna’s`. */
const possessiveEnding = (name: string): string => (/s$/i.test(name) ? "’" : "’s");

export const possessive = (name: string): string => name + possessiveEnding(name);

export interface PrayerPart {
  readonly text: string;
  /** True for the name, which may be written in another direction than the prayer. */
  readonly isName: boolean;
}

/** 'you' and 'your' as whole words; 'yourself', 'yours' and "you're" are others. */
const addressed = /(?<![\p{L}\p{N}_])(you|your)(?!['’]?[\p{L}\p{N}_])/giu;

/**
 * A prayer with the name in place of 'you' and its possessive in place of 'your' (decision 44), as parts, so that a
 * screen can set the name apart. Without a name the prayer stays as it is.
 */
export const prayerParts = (prayer: string, rawName: string): readonly PrayerPart[] => {
  const name = cleanName(rawName);
  if (name === "") return [{ text: prayer, isName: false }];
  const parts: PrayerPart[] = [];
  let from = 0;
  for (const { 0: word, index } of prayer.matchAll(addressed)) {
    if (index > from) parts.push({ text: prayer.slice(from, index), isName: false });
    parts.push({ text: name, isName: true });
    if (word.length > 3) parts.push({ text: possessiveEnding(name), isName: false });
    from = index + word.length;
  }
  if (from < prayer.length) parts.push({ text: prayer.slice(from), isName: false });
  return parts;
};

/** The same as one text, for sharing. */
export const prayerFor = (prayer: string, name: string): string => prayerParts(prayer, name).map(({ text }) => text).join("");
