/* oxlint-disable unicorn/consistent-function-scoping -- what runs inside the page must hold all it needs */
import type { BrowserContext } from "@playwright/test";
import type { Random } from "#src/games/kit/random.ts";

const kinds = ["fine", "full", "refused"] as const;
/** The browser's storage: working, full, or denied. */
type Storage = (typeof kinds)[number];

export const someStorage = (random: Random): Storage => (random() < 0.7 ? "fine" : random() < 0.5 ? "full" : "refused");

export const giveStorage = async (context: BrowserContext, storage: Storage): Promise<void> => {
  if (storage === "full") {
    await context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("Full", "QuotaExceededError");
      };
    });
  }
  if (storage === "refused") {
    await context.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage", "caches"]) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("Refused", "SecurityError");
          },
        });
      }
    });
  }
};
