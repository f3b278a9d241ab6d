import { namePlace } from "#content/devotions/birthday.ts";
import type { NamePlace } from "#content/schema/devotions.ts";
import { graphemesOf } from "#domain/text/graphemes.ts";
import { isBlank, normaliseText } from "#domain/text/sanitise.ts";
import { birthdayConfig } from "./config.ts";

/** Direction overrides could reverse the surrounding text; single names never need them. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A typed name as one clean line, cut between whole characters. Empty if nothing visible remains. */
export const cleanName = (raw: string): string => {
  const line = normaliseText(raw.slice(0, 5000)).replace(directionMarks, "").replace(/\s+/gu, " ").trim();
  let name = "";
  for (const character of graphemesOf(line)) {
    if (name.length + character.length > birthdayConfig.maxNameCharacters) break;
    name += character;
  }
  return isBlank(name) ? "" : name.trim();
};

/** Names that end in s get only the apostrophe: `James’`, but `Anna’s`. */
export const possessiveEnding = (name: string): string => (/s$/i.test(name) ? "’" : "’s");

interface PrayerPart {
  readonly text: string;
  /** True for the name, whose writing direction may differ from the prayer's. */
  readonly isName: boolean;
}

/** 'you' and 'your' as whole words, but not 'yourself', 'yours' or "you're". */
const addressed = /(?<![\p{L}\p{N}_])(you|your)(?!['’]?[\p{L}\p{N}_])/giu;

/**
 * A prayer with the name in place of 'you' and its possessive in place of 'your', or before it ("Ana: …"), in parts, so
 * that a screen can mark up the name. Without a name the prayer is unchanged.
 * @param place by default that of the prayers in this language
 */
export const prayerParts = (prayer: string, rawName: string, place: NamePlace = namePlace): readonly PrayerPart[] => {
  const name = cleanName(rawName);
  if (name === "") return [{ text: prayer, isName: false }];
  if (place === "before")
    return [
      { text: name, isName: true },
      { text: `: ${prayer}`, isName: false },
    ];
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

/** The same as one string, for sharing. */
export const prayerFor = (prayer: string, name: string): string =>
  prayerParts(prayer, name)
    .map(({ text }) => text)
    .join("");
