import { lampstand, type Passage } from "../js/client.ts";
import { say } from "./say.ts";

/** Asks for passages without a trace: no cookie, no referrer. */
export const passagesFrom = (origin: string) => {
  const client = lampstand({
    origin,
    retries: 1,
    fetch: (address, init) => fetch(address, { ...init, credentials: "omit", referrerPolicy: "no-referrer" }),
  });
  let wasTold = false;

  // Strict policies: said once, and the links stay what they are.
  document.addEventListener("securitypolicyviolation", ({ blockedURI, effectiveDirective }) => {
    if (wasTold || !blockedURI.startsWith(origin)) return;
    wasTold = true;
    say(`this page’s policy blocks passages. Please add ${origin} to ${effectiveDirective}.`);
  });

  return (reference: string, translation: string, signal?: AbortSignal): Promise<Passage> =>
    client.passage({ reference, translation }, { signal });
};

export type ReadPassage = ReturnType<typeof passagesFrom>;

/** The passage as text: a paragraph, each verse after its number unless it is alone. */
export const passageParagraph = ({ verses }: Passage): HTMLParagraphElement => {
  const paragraph = document.createElement("p");
  for (const { chapter, verse, text } of verses) {
    if (verses.length > 1) {
      const number = document.createElement("sup");
      number.textContent = verse === 1 && verses[0]!.chapter !== chapter ? `${chapter}:${verse}` : String(verse);
      paragraph.append(number, "\u00A0");
    }
    paragraph.append(`${text} `);
  }
  return paragraph;
};
