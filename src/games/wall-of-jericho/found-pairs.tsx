import type { JerichoPhrase } from "#content/schema/jericho.ts";
import { PassageLink } from "#src/games/kit/passage-link.tsx";

const fall = { book: "JOS", chapter: 6, verse: 20 } as const;

/** During a round: the last pair with its passage; before the first, the verse about the wall itself. */
export const LastPair = ({ phrase }: { phrase: JerichoPhrase | undefined }) => (
  <p className="round-foot">
    <span className="muted">{phrase?.text ?? "So the people shouted when the priests blew with the trumpets"}</span>
    <PassageLink reference={phrase?.reference ?? fall} />
  </p>
);

/** After it: every found pair with its passage. */
export const FoundPairs = ({ phrases }: { phrases: readonly JerichoPhrase[] }) => {
  if (phrases.length === 0) return <LastPair phrase={undefined} />;
  return (
    <section className="jericho-found" aria-labelledby="jericho-found">
      <h2 id="jericho-found">Pairs found</h2>
      <ul className="jericho-list">
        {phrases.map(({ id, text, reference }) => (
          <li key={id}>
            <span className="serif">{text}</span>
            <PassageLink reference={reference} />
          </li>
        ))}
      </ul>
    </section>
  );
};
