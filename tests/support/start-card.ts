import type { StartedCard } from "#domain/api/cards.ts";

/** A new card of the API at this address, or the one of an id that it gave, with what its first message needs. */
export const startCard = async (api: string, cardId?: string): Promise<StartedCard> => {
  const answer = await fetch(`${api}/api/cards`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ card_id: cardId }),
  });
  return answer.json() as Promise<StartedCard>;
};
