import { fallOfTheWall, lang } from "#content/games/jericho.ts";
import type { JerichoPhrase } from "#content/schema/jericho.ts";
import { PassageLink } from "#src/games/kit/passage-link.tsx";
import { jerichoMessages } from "./messages.ts";

/** During a round: the last pair with its passage; before the first, the verse about the wall itself. */
export const LastPair = ({ phrase }: { phrase: JerichoPhrase | undefined }) => (
  <p className="round-foot">
    <span className="muted" lang={lang}>
      {(phrase ?? fallOfTheWall).text}
    </span>
    <PassageLink reference={(phrase ?? fallOfTheWall).reference} lang={lang} />
  </p>
);

/** After it: every found pair with its passage. */
export const FoundPairs = ({ phrases }: { phrases: readonly JerichoPhrase[] }) => {
  if (phrases.length === 0) return <LastPair phrase={undefined} />;
  return (
    <section className="jericho-found" aria-labelledby="jericho-found">
      <h2 id="jericho-found">{jerichoMessages.pairsFound}</h2>
      <ul className="jericho-list">
        {phrases.map(({ id, text, reference }) => (
          <li key={id}>
            <span className="serif" lang={lang}>
              {text}
            </span>
            <PassageLink reference={reference} lang={lang} />
          </li>
        ))}
      </ul>
    </section>
  );
};
