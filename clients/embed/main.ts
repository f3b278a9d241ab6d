import { asInEnglish } from "#domain/scripture/reference/comma-verses.ts";
import { findReferences, readerPath } from "#domain/scripture/reference/find-references.ts";
import { linkReferences } from "./links.ts";
import { passagesFrom, passageParagraph, type ReadPassage } from "./passages.ts";
import { showPreviews } from "./preview.ts";
import { settingsOf, type Settings, translationKey } from "./settings.ts";
import { writesCommasAt } from "./shadows.ts";
import { element, readerLink, styledRoot } from "./styles.ts";

/**
 * `<lampstand-passage reference="John 3:16" translation="web">`: a quoted passage. Its own content, best a link, is shown
 * until the passage is there, without scripts, and where it cannot be had.
 */
const definePassageElement = (settings: Settings, read: ReadPassage): void => {
  if (customElements.get("lampstand-passage")) return;

  class LampstandPassage extends HTMLElement {
    static readonly observedAttributes = ["reference", "translation"];
    #root: ShadowRoot | undefined;
    #asking: AbortController | undefined;

    connectedCallback(): void {
      if (!this.#root) {
        this.#root = styledRoot(this, settings.theme);
        this.#root.append(element("slot", ""));
        this.style.display = "block";
      }
      void this.#show();
    }

    attributeChangedCallback(): void {
      if (this.#root?.isConnected) void this.#show();
    }

    disconnectedCallback(): void {
      this.#asking?.abort();
    }

    async #show(): Promise<void> {
      this.#asking?.abort();
      this.#asking = new AbortController();
      const { signal } = this.#asking;
      const written = this.getAttribute("reference") ?? "";
      const reference = writesCommasAt(this) ? asInEnglish(written) : written;
      const translation = translationKey(this.getAttribute("translation") ?? settings.translation);
      try {
        const passage = await read(reference, translation, signal);
        if (signal.aborted) return;
        const [first] = findReferences(passage.reference);
        const address = settings.origin + (first ? readerPath(passage.translation_id, first) : "/");
        this.#root?.replaceChildren(
          element(
            "div",
            "card",
            element("div", "text", passageParagraph(passage)),
            element(
              "footer",
              "",
              element("span", "", `${passage.reference}, ${passage.translation_name}`),
              readerLink(address, "Read in context"),
            ),
          ),
        );
      } catch {
        if (!signal.aborted) this.#root?.replaceChildren(element("slot", ""));
      }
    }
  }

  customElements.define("lampstand-passage", LampstandPassage);
};

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
