interface PrintedCard {
  readonly reference: string;
  readonly text: string;
  readonly lang: string | undefined;
}

const cardsOnSheet = 8;

/** Cards to cut: a page of references, then one of their texts in mirrored columns, so that both sides meet. Hidden on screens. */
export const PrintedCards = ({ cards }: { cards: readonly PrintedCard[] }) => {
  const sheets = Array.from({ length: Math.ceil(cards.length / cardsOnSheet) }, (_, sheet) =>
    cards.slice(sheet * cardsOnSheet, (sheet + 1) * cardsOnSheet),
  );
  return (
    <section className="heart-printed" aria-hidden="true">
      {sheets.map((sheet, index) => (
        <div key={index}>
          <ul>
            {sheet.map(({ reference }) => (
              <li key={reference}>
                <b>{reference}</b>
              </li>
            ))}
          </ul>
          <ul className="is-mirrored">
            {sheet.map(({ reference, text, lang }) => (
              <li key={reference} className={text.length > 320 ? "is-long" : undefined} lang={lang}>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
};
