import type { StartedCard } from "#domain/api/cards.ts";

/** A card of the API at this address, with what its first message needs: a new one, or one of a new id. */
export const startCard = async (api: string, cardId?: string): Promise<StartedCard> => {
  const answer = await fetch(`${api}/api/cards`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ card_id: cardId }),
  });
  return answer.json() as Promise<StartedCard>;
};
