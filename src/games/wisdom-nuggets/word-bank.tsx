import { quotedIn } from "#domain/site/locales/locale.ts";
import type { BankWord } from "./state.ts";
import { wisdomMessages } from "./messages.ts";

interface WordBankProps {
  bank: readonly BankWord[];
  /** False when both parables of the page are done: then no word has a place. */
  hasBlank: boolean;
  onPick: (word: number) => void;
}

/** The answers of all eight parables and a few distractors; used words are struck out. */
export const WordBank = ({ bank, hasBlank, onPick }: WordBankProps) => (
  <section className="wisdom-bank" aria-labelledby="wisdom-bank">
    <h2 id="wisdom-bank">{wisdomMessages.bank}</h2>
    <ul>
      {bank.map(({ id, word, isUsed }) => (
        <li key={id}>
          <button type="button" className="wisdom-word" aria-disabled={isUsed || !hasBlank} onClick={() => onPick(id)}>
            <span lang={quotedIn}>{isUsed ? <s>{word}</s> : word}</span>
            {isUsed ? <span className="sr">{wisdomMessages.isUsed}</span> : null}
          </button>
        </li>
      ))}
    </ul>
  </section>
);
