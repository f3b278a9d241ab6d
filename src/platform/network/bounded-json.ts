import { HttpError } from "./http.ts";

/** The body as text. Throws "invalid" as soon as it exceeds the limit. */
const textWithin = async (response: Response, maxCharacters: number): Promise<string> => {
  if (!response.body) return response.text();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    // The request ends with the error, and with it what is still arriving.
    if (text.length > maxCharacters) throw new HttpError("invalid", response.status);
  }
};

/** Reads JSON from a server that we do not control: a body longer than `maxCharacters` is "invalid". */
export const jsonWithin =
  (maxCharacters: number) =>
  async (response: Response): Promise<unknown> =>
    JSON.parse(await textWithin(response, maxCharacters));
