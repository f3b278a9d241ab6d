import { partsByLanguage } from "#domain/scripture/original-words/word-text.ts";

/** English, with the Hebrew and Greek in it marked as such. */
export const TextWithOriginals = ({ text }: { text: string }) =>
  partsByLanguage(text).map((part, index) =>
    part.language ? (
      <bdi key={index} lang={part.language}>
        {part.text}
      </bdi>
    ) : (
      part.text
    ),
  );
