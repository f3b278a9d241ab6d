import { features } from "#src/features.ts";
import { type Feature, gameIn, type InEachLocale, type StoredTexts } from "./feature.ts";
import { locale } from "./locales/locale.ts";
import { localeNames } from "./locales/locales.ts";
import { untilErased, untilNextBoard, untilNextGame } from "./stored-lifetimes.ts";

type AnyFeature = (typeof features)[keyof typeof features];
type KeysOfStores<One> = One extends { stores: infer Stores } ? keyof Stores & string : never;
type OwnKeys<Game> = Game extends {
  storedKey: infer Key extends string;
  ownTextsIn: readonly (infer Own extends string)[];
}
  ? `${Key}_${Own}`
  : never;
type KeysOfGame<One> = One extends { game: infer Game extends { storedKey: string; hasDailyBoard: boolean } }
  ? | Game["storedKey"]
    | OwnKeys<Game>
    | (Game["hasDailyBoard"] extends true ? `${Game["storedKey"] | OwnKeys<Game>}_daily` : never)
  : never;

/** Every key that the site writes to the device's storage. */
export type DeclaredKey = KeysOfStores<AnyFeature> | KeysOfGame<AnyFeature>;

const roundOf = (title: string): InEachLocale<string> => ({
  en: `${title}: the game you are in`,
  es: `${title}: la partida en que estás`,
  pt: `${title}: a partida em que você está`,
  fr: `${title} : la partie en cours`,
});

const boardOf = (title: string): InEachLocale<string> => ({
  en: `${title}: today’s board`,
  es: `${title}: el tablero de hoy`,
  pt: `${title}: o desafio de hoje`,
  fr: `${title} : le plateau du jour`,
});

/** A game's round and, if it has one, its daily board; those of a language with texts of its own beside them. */
const storesOfGame = ({ game }: Feature): Readonly<Record<string, StoredTexts>> =>
  game
    ? Object.fromEntries(
        (["en", ...(game.ownTextsIn ?? [])] as const).flatMap((language) => {
          const { storedKey } = gameIn(game, language);
          const { title: own } = gameIn(game, locale);
          const title = language === "en" ? own : `${own} (${localeNames[language]})`;
          return [
            [storedKey, { ...roundOf(title), kept: untilNextGame }],
            ...(game.hasDailyBoard ? [[`${storedKey}_daily`, { ...boardOf(title), kept: untilNextBoard }]] : []),
          ];
        }),
      )
    : {};

/** What is told of each key in the language of this build: on the privacy page, in 'Your data', where a write failed. */
export const storedTexts = Object.fromEntries(
  Object.values<Feature>(features)
    .flatMap((feature) => Object.entries({ ...feature.stores, ...storesOfGame(feature) }))
    .map(([key, { kept = untilErased, ...what }]) => [key, { what: what[locale], kept: kept[locale] }]),
) as Readonly<Record<DeclaredKey, { readonly what: string; readonly kept: string }>>;
