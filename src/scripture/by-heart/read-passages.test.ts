import { afterEach, describe, expect, it, vi } from "vitest";
import { passagesText } from "#domain/site/addresses/learn-address.ts";
import type * as Typed from "#src/scripture/languages/typed-reference.ts";
import { readPassages } from "./read-passages.ts";

const lists = vi.hoisted(() => ({ areMissing: false }));

vi.mock(import("#src/scripture/languages/typed-reference.ts"), async (importOriginal): Promise<typeof Typed> => {
  const typed = await importOriginal();
  return {
    ...typed,
    readLocalReference: async (...asked) => {
      if (lists.areMissing) throw new Error("no network");
      return typed.readLocalReference(...asked);
    },
  };
});

afterEach(() => {
  lists.areMissing = false;
});

const read = async (text: string, languages = "en-US en") => {
  const { passages, unread } = await readPassages(text, languages);
  return [passagesText(passages), unread] as const;
};

describe("passages as a teacher writes them down", () => {
  it.each([
    ["Psalm 23:1-3; John 10:11", "PSA.23.1-3;JHN.10.11"],
    ["ps 23\n\n  1 cor 13:4-7 \njn 3.16", "PSA.23;1CO.13.4-7;JHN.3.16"],
    ["John 3:16, 18; 4:1", "JHN.3.16,18;JHN.4.1"],
    ["John 3:16; John 3:16", "JHN.3.16"],
    ["John 3:35-4:2", "JHN.3.35-36;JHN.4.1-2"],
    ["Jude", "JUD.1"],
  ])("%j", async (text, passages) => expect(await read(text)).toEqual([passages, []]));

  it("are read in the visitor’s language", async () => {
    expect(await read("Salmo 23:1-3; Juan 10:11", "es-MX es")).toEqual(["PSA.23.1-3;JHN.10.11", []]);
    expect(await read("cf. Jn 3,16 s; Mt 5,3-4", "es-MX es")).toEqual(["JHN.3.16-17;MAT.5.3-4", []]);
    expect(await read("Psaume 23:1-3\u00A0; Jean 10,11", "fr-FR fr")).toEqual(["PSA.23.1-3;JHN.10.11", []]);
  });

  it("with a comma are read by their English names where those of the language cannot be loaded", async () => {
    lists.areMissing = true;
    expect(await read("Daniel 3,16; Daniel 6,1-2", "pt-BR pt")).toEqual(["DAN.3.16;DAN.6.1-2", []]);
    await expect(read("Provérbios 3,5", "pt-BR pt")).rejects.toThrow("no network");
  });

  it("say what they could not be read as, and leave nothing half read", async () => {
    expect(await read("John 3:99; Psalm 23:1\nhello")).toEqual(["PSA.23.1", ["John 3:99", "hello"]]);
    expect(await read(" \n ; ")).toEqual(["", []]);
    const every = Array.from({ length: 40 }, (_, index) => 2 * index + 1).join(",");
    expect(await read(`Psalm 119:${every}`)).toEqual(["", [`Psalm 119:${every}`]]);
  });
});
