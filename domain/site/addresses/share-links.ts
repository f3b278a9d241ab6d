/** URLs that share a text through another service. Pure: nothing is opened here. */

/** A text and the page it comes from. */
interface Shared {
  readonly text: string;
  /** Absolute URL of a page of this site. */
  readonly url: string;
}

/** A lone surrogate (text cut inside an emoji) would make `encodeURIComponent` throw. */
const encode = (text: string): string => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, "\uFFFD"));

const query = (fields: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(fields)
    .flatMap(([name, value]) => (value === undefined || value === "" ? [] : [`${name}=${encode(value)}`]))
    .join("&");

/** A WhatsApp message to a recipient of the visitor's choice: the text, then the URL. */
export const whatsappLink = ({ text, url }: Shared): string =>
  `https://wa.me/?${query({ text: `${text} ${url}`.trim() })}`;

/** A chat with one number (digits with country code), for example support. */
export const whatsappChatLink = (digits: string, text?: string): string => {
  const fields = query({ text });
  return `https://wa.me/${digits.replace(/\D/g, "")}${fields === "" ? "" : `?${fields}`}`;
};

/** Facebook uses the page's meta tags. `quote` has been ignored since 2022 (docs/product/shell.md, "Sharing"). */
export const facebookLink = ({ text, url }: Shared): string =>
  `https://www.facebook.com/sharer/sharer.php?${query({ u: url, quote: text })}`;

export const twitterLink = ({ text, url }: Shared): string =>
  `https://twitter.com/intent/tweet?${query({ text, url })}`;

interface Mail {
  /** If empty, the visitor chooses the recipient. */
  readonly to?: string;
  readonly subject: string;
  readonly body: string;
}

/** A mail draft (RFC 6068: line breaks are CRLF, spaces are %20). */
export const mailLink = ({ to = "", subject, body }: Mail): string =>
  `mailto:${encode(to).replaceAll("%40", "@")}?${query({ subject, body: body.replace(/\r\n|\r|\n/g, "\r\n") })}`;
