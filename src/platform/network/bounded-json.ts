import type * as z from "zod/mini";
import { HttpError, type HttpOptions, send } from "./http.ts";

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

/** As `requestJson`, of a server that may answer with anything: what is longer than `maxCharacters` is "invalid". */
export const requestJsonWithin = <Schema extends z.ZodMiniType>(
  maxCharacters: number,
  schema: Schema,
  url: string,
  options: HttpOptions = {},
): Promise<z.output<Schema>> =>
  send(url, options, async (response) => {
    const { success, data } = schema.safeParse(JSON.parse(await textWithin(response, maxCharacters)));
    if (!success) throw new HttpError("invalid", response.status);
    return data;
  });
