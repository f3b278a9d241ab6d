import type { BrowserContext, Route } from "@playwright/test";
import { translations } from "#domain/scripture/translations/translations.ts";
import { randomInt, type Random } from "#src/games/kit/random.ts";

/** What the network does to a request: `slow` delays it up to 2.5 s, `hang` blocks it until the weather changes. */
const kinds = ["fine", "slow", "patchy", "dead", "hanging", "down"] as const;
type Weather = (typeof kinds)[number];

/** Half of all changes are to 'fine', so that there is something to break. */
export const nextWeather = (random: Random): Weather =>
  random() < 0.5 ? "fine" : kinds[randomInt(random, kinds.length)]!;

const pathOf = (route: Route): string => new URL(route.request().url()).pathname;

const isOfApi = (route: Route): boolean => pathOf(route).startsWith("/api/");

const upstreamTranslations = translations.filter(({ source }) => source === "upstream").map(({ id }) => id);

/** Chapters of other translations come from the public service, which a walk must not call. */
const isOfUpstream = (route: Route): boolean =>
  upstreamTranslations.some((id) => pathOf(route).startsWith(`/api/bible/data/${id}/`));

const upstreamFailure = {
  status: 502,
  json: {
    error: "upstream failed",
    code: "upstream_failed",
    message: "The public service is not asked.",
    requestId: "wander",
  },
};

/** The network between a browser and the product. Nothing stays blocked when the weather changes. */
export class Network {
  #weather: Weather = "fine";
  readonly #random: Random;
  readonly #held = new Set<() => void>();

  constructor(random: Random) {
    this.#random = random;
  }

  get weather(): Weather {
    return this.#weather;
  }

  set weather(weather: Weather) {
    this.#weather = weather;
    for (const letGo of this.#held) letGo();
    this.#held.clear();
  }

  /** Ends when the weather changes, or after the given time. */
  #hold(atMostMs = 60_000): Promise<void> {
    return new Promise((resolve) => {
      const letGo = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(letGo, atMostMs);
      this.#held.add(letGo);
    });
  }

  async #answer(route: Route): Promise<void> {
    if (isOfUpstream(route)) return route.fulfill(upstreamFailure);
    switch (this.#weather) {
      case "fine":
        return route.continue();
      case "slow":
        await this.#hold(randomInt(this.#random, 2500));
        return route.continue();
      case "patchy":
        if (this.#random() < 0.4) return route.abort("connectionreset");
        await this.#hold(randomInt(this.#random, 800));
        return route.continue();
      case "dead":
        return route.abort("internetdisconnected");
      case "hanging":
        await this.#hold();
        return this.#random() < 0.5 ? route.continue() : route.abort("timedout");
      case "down":
        return isOfApi(route)
          ? route.fulfill({
              status: this.#random() < 0.5 ? 503 : 200,
              contentType: "text/html",
              body: "<!doctype html><title>Bad gateway</title>",
            })
          : route.continue();
    }
  }

  /** Handles every request of this context; requests of a page that has closed meanwhile are dropped. */
  async over(context: BrowserContext): Promise<void> {
    await context.route("**", (route) => this.#answer(route).catch(() => undefined));
  }
}
