import { Fragment, useRef, useState } from "react";
import { locale } from "#domain/site/locales/locale.ts";
import { useShortcuts } from "#src/platform/page/keyboard.ts";
import { useMediaQuery } from "#src/platform/page/media-query.ts";
import { useLastingState } from "#src/platform/page/use-entry-state.ts";
import { Button } from "#src/ui/button.tsx";
import { TextArea, TextField } from "#src/ui/field.tsx";
import { byHeartMessages as messages } from "./messages.ts";
import {
  type Counted,
  coveredWords,
  coverMore,
  firstLetter,
  lastCover,
  missingWords,
  nextTypedWord,
  offeredPieces,
  piecesOf,
  placePiece,
  showPiece,
  showWord,
  startCover,
  startLetters,
  startOrder,
  typeLetter,
  uncover,
} from "./rules.ts";
import { plainWord, type Mode, type Word } from "./modes.ts";

interface ModeProps {
  readonly words: readonly Word[];
  /** The language of the words; undefined if it is that of the page. */
  readonly lang: string | undefined;
  /** Decides what is random: the order of pieces, which words are covered first. */
  readonly seed: string;
  /** Of the state, which outlasts a reload. */
  readonly name: string;
  /** Says something to screen readers, of which the words of the passage are in their own language. */
  readonly onSay: (text: string, lang?: string) => void;
  readonly onDone: (counted: Counted) => void;
}

const Cover = ({ words, lang, seed, name, onSay, onDone }: ModeProps) => {
  const [state, setState] = useLastingState(name, startCover);
  const covered = coveredWords(words.length, state, seed);
  const isLast = state.step === lastCover;
  const next = [...covered].toSorted((one, other) => one - other)[0];
  const cover = () => {
    const more = coverMore(state);
    setState(more);
    onSay(messages.covered(coveredWords(words.length, more, seed).size, words.length));
  };
  const show = (at: number) => {
    setState((present) => uncover(present, at));
    onSay(words[at]!.text, lang);
  };
  return (
    <>
      <p className="heart-text" lang={lang}>
        {words.map((word, at) => (
          <Fragment key={at}>
            {covered.has(at) || state.shown.has(at) ? (
              <button
                type="button"
                className={covered.has(at) ? "heart-covered" : "heart-shown"}
                aria-label={covered.has(at) ? messages.coveredWord : undefined}
                onClick={() => show(at)}
              >
                <span>{word.text}</span>
              </button>
            ) : (
              word.text
            )}{" "}
          </Fragment>
        ))}
      </p>
      <div className="row">
        <Button variant="primary" isBig onClick={() => (isLast ? onDone(state) : cover())}>
          {isLast ? messages.said : state.step === lastCover - 1 ? messages.coverAll : messages.coverMore}
        </Button>
        {state.step === 0 ? null : (
          <Button variant="quiet" isPaused={next === undefined} onClick={() => show(next!)}>
            {messages.showOne}
          </Button>
        )}
      </div>
    </>
  );
};

const alphabet = "abcdefghijklmnopqrstuvwxyz0123456789";

const Letters = ({ words, lang, name, onSay, onDone }: ModeProps) => {
  const [state, setState] = useLastingState(name, startLetters);
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState("");
  // Two taps may come before the first is drawn.
  const stateRef = useRef(state);
  const isThumb = useMediaQuery("(pointer: coarse)");
  const keyboard = locale === "fr" ? "azerty" : "qwerty";
  const follow = (next: typeof state, letter = "") => {
    const { at } = stateRef.current;
    stateRef.current = next;
    setState(next);
    const isRight = next.at > at;
    setWrong(isRight ? "" : messages.wrongLetter(letter));
    if (isRight) onSay(words[at]!.text, lang);
    else onSay(messages.wrongLetter(letter));
    if (isRight && next.at === words.length) onDone(next);
  };
  const type = (text: string, isTyped: boolean) => {
    for (const letter of plainWord(text))
      follow(typeLetter(stateRef.current, words, letter, isTyped && isThumb ? keyboard : undefined), letter);
  };
  const letters = [...new Set(words.map(firstLetter))].toSorted((one, other) => (one < other ? -1 : 1));
  // Letters count wherever the focus is, but in a field.
  useShortcuts(
    Object.fromEntries(
      [...alphabet, ...letters].flatMap((letter) =>
        [letter, letter.toUpperCase()].map((key) => [key, () => type(letter, false)]),
      ),
    ),
  );
  return (
    <div className="heart-mode">
      <p className="heart-text" lang={lang}>
        {words.slice(0, state.at).map(({ text }, at) => (
          <Fragment key={at}>{text} </Fragment>
        ))}
        <span aria-hidden="true">
          {words.slice(state.at).map((word, index) => (
            <Fragment key={index}>
              <span className={index === 0 ? "heart-blank is-next" : "heart-blank"}>{word.text}</span>{" "}
            </Fragment>
          ))}
        </span>
      </p>
      <p className="hint heart-line">{wrong || messages.wordsSoFar(state.at, words.length)}</p>
      <div className="chips heart-keys" role="group" aria-label={messages.letter}>
        {letters.map((letter) => (
          <button key={letter} type="button" onClick={() => type(letter, false)}>
            {letter.toUpperCase()}
          </button>
        ))}
      </div>
      <div className="heart-field">
        <TextField
          label={messages.letter}
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => {
            // What was typed stays: phones compose words, and would repeat letters that are taken away.
            const text = event.currentTarget.value;
            if (text.startsWith(typed)) type(text.slice(typed.length), true);
            setTyped(text);
          }}
        />
        <Button variant="quiet" onClick={() => follow(showWord(stateRef.current, words))}>
          {messages.showOne}
        </Button>
      </div>
    </div>
  );
};

const Order = ({ words, lang, seed, name, onSay, onDone }: ModeProps) => {
  const [pieces] = useState(() => piecesOf(words));
  const [state, setState] = useLastingState(name, startOrder);
  const [wrong, setWrong] = useState<number>();
  const stateRef = useRef(state);
  const follow = (next: typeof state, piece?: number) => {
    const isRight = next.placed.length > stateRef.current.placed.length;
    stateRef.current = next;
    setState(next);
    setWrong(isRight ? undefined : piece);
    if (isRight) onSay(pieces[next.placed.at(-1)!]!.text, lang);
    else onSay(messages.wrongPiece);
    if (next.placed.length === pieces.length) onDone(next);
  };
  return (
    <>
      <p className="heart-text" lang={lang} aria-label={messages.placedSoFar} role="group">
        {state.placed.map((piece) => (
          <Fragment key={piece}>{pieces[piece]!.text} </Fragment>
        ))}
      </p>
      <div className="chips heart-pieces" lang={lang} role="group" aria-label={messages.pieces}>
        {offeredPieces(pieces, state, seed).map((piece) => (
          <button
            key={piece}
            type="button"
            className={wrong === piece ? "is-wrong" : undefined}
            aria-disabled={state.placed.includes(piece)}
            onClick={() => {
              if (!stateRef.current.placed.includes(piece)) follow(placePiece(stateRef.current, pieces, piece), piece);
            }}
          >
            {pieces[piece]!.text}
          </button>
        ))}
      </div>
      <p className="hint heart-line">{wrong === undefined ? "" : messages.wrongPiece}</p>
      <div className="row">
        <Button variant="quiet" onClick={() => follow(showPiece(stateRef.current, pieces))}>
          {messages.showPiece}
        </Button>
      </div>
    </>
  );
};

const startWhole = { typed: "", helped: new Set<number>() };

const Whole = ({ words, lang, name, onSay, onDone }: ModeProps) => {
  const [{ typed, helped }, setState] = useLastingState(name, startWhole);
  const longest = words.reduce((sum, { text }) => sum + text.length + 1, 0) * 2 + 40;
  const show = () => {
    const at = nextTypedWord(words, typed);
    setState({ typed: `${typed.trimEnd()} ${words[at]!.text} `.trimStart(), helped: new Set([...helped, at]) });
    onSay(words[at]!.text, lang);
  };
  return (
    <form
      className="heart-mode"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== "") onDone({ slips: missingWords(words, typed), helped });
      }}
    >
      <TextArea
        label={messages.typeHere}
        lang={lang}
        rows={5}
        maxLength={longest}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setState({ typed: event.currentTarget.value, helped })}
      />
      <div className="row">
        <Button type="submit" variant="primary" isBig isPaused={typed.trim() === ""}>
          {messages.check}
        </Button>
        <Button variant="quiet" onClick={show}>
          {messages.showOne}
        </Button>
      </div>
    </form>
  );
};

export const modeScreens = { cover: Cover, letters: Letters, order: Order, whole: Whole } satisfies Record<
  Mode,
  unknown
>;
