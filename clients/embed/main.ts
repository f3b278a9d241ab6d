import { linkReferences } from "./links.ts";
import { definePassageElement } from "./passage-element.ts";
import { passagesFrom } from "./passages.ts";
import { showPreviews } from "./preview.ts";
import { settingsOf } from "./settings.ts";

/** `/embed.js`: verses on the pages of other sites, by one script element (docs/api.md, "Verses on any page"). */

const begin = (script: HTMLScriptElement): void => {
  const settings = settingsOf(script);
  const read = passagesFrom(settings.origin);
  const start = (): void => {
    definePassageElement(settings, read);
    if (script.dataset["links"] !== "off") {
      linkReferences(settings);
      showPreviews(settings, read);
    }
  };
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start, { once: true });
  else start();
};

const isFirst = !("lampstandEmbed" in window);
if (isFirst && document.currentScript instanceof HTMLScriptElement) {
  Object.defineProperty(window, "lampstandEmbed", { value: true });
  begin(document.currentScript);
}
