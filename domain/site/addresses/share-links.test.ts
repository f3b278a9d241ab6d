import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { facebookLink, mailLink, twitterLink, whatsappChatLink, whatsappLink } from "./share-links.ts";

const shared = {
  text: "Jesus wept. (John 11:35) & more? 50% #1 + 🎉",
  url: "https://lampstand.example/read/kjv/john/11#v35",
};

describe("share links", () => {
  it("carry text and URL in full", () => {
    expect(new URL(whatsappLink(shared)).searchParams.get("text")).toBe(`${shared.text} ${shared.url}`);
    const facebook = new URL(facebookLink(shared)).searchParams;
    expect([facebook.get("u"), facebook.get("quote")]).toEqual([shared.url, shared.text]);
    const twitter = new URL(twitterLink(shared)).searchParams;
    expect([twitter.get("text"), twitter.get("url")]).toEqual([shared.text, shared.url]);
  });

  it("go to the services' own hosts over https", () => {
    const hosts = [whatsappLink, facebookLink, twitterLink].map((link) => new URL(link(shared)).origin);
    expect(hosts).toEqual(["https://wa.me", "https://www.facebook.com", "https://twitter.com"]);
  });

  it("leave out what is empty", () => {
    expect(new URL(whatsappLink({ text: "", url: "https://a.example/" })).searchParams.get("text")).toBe(
      "https://a.example/",
    );
    expect(facebookLink({ text: "", url: "https://a.example/" })).toBe(
      "https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fa.example%2F",
    );
    expect(whatsappChatLink("+1 (555) 010-0")).toBe("https://wa.me/15550100");
    expect(whatsappChatLink("1555", "Help please")).toBe("https://wa.me/1555?text=Help%20please");
  });

  it("write mail links according to RFC 6068", () => {
    expect(
      mailLink({ to: "ideas@lampstand.example", subject: "A verse + you", body: "one\ntwo\r\nthree & four" }),
    ).toBe("mailto:ideas@lampstand.example?subject=A%20verse%20%2B%20you&body=one%0D%0Atwo%0D%0Athree%20%26%20four");
    expect(mailLink({ subject: "s", body: "b" })).toBe("mailto:?subject=s&body=b");
  });

  it("cannot be made to carry other fields by any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (text, to) => {
        expect([...new URL(facebookLink({ text: `x${text}`, url: "u" })).searchParams.keys()]).toEqual(["u", "quote"]);
        expect([...new URL(twitterLink({ text: `x${text}`, url: "u" })).searchParams.keys()]).toEqual(["text", "url"]);
        expect([...new URL(mailLink({ to, subject: `x${text}`, body: `x${text}` })).searchParams.keys()]).toEqual([
          "subject",
          "body",
        ]);
      }),
    );
  });

  it("survive a lone surrogate", () => {
    expect(whatsappLink({ text: "cut \ud83d", url: "u" })).toContain("%EF%BF%BD");
  });
});
