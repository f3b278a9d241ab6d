import { HttpError } from "./http.ts";

/** The body as text. Throws "invalid" once it is longer than it may be, without reading on. */
const textWithin = async (response: Response, maxCharacters: number): Promise<string> => {
  if (!response.body) return response.text();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length > maxCharacters) {
      await reader.cancel();
      throw new HttpError("invalid", response.status);
    }
  }
};

/** Reads JSON of a server that may answer with anything: what is longer than `maxCharacters` is "invalid". */
export const jsonWithin =
  (maxCharacters: number) =>
  async (response: Response): Promise<unknown> =>
    JSON.parse(await textWithin(response, maxCharacters));
