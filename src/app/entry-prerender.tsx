import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router";
import { planDayMessages, planMessages } from "#src/devotions/reading-plan/messages.ts";
import { planOf } from "#src/devotions/reading-plan/plan.ts";
import { shownNameOf } from "#src/devotions/reading-plan/readings.ts";
import { base } from "#domain/site/locales/locale.ts";
import { loadCode } from "#src/platform/loading/lazy-code.ts";
import { prerenderedDays } from "#src/scripture/daily-verse/daily-rhema.tsx";
import { App } from "./app.tsx";
import type { PageData } from "./page-data.ts";
import { createQueryClient } from "./query-client.ts";
import { loadScreen } from "./screens.tsx";

/** Renders the HTML inside `#root` for one address. Waits for all lazy components, so nothing is streamed. */
export const renderPage = async (address: string, data: PageData): Promise<string> => {
  await loadCode(prerenderedDays);
  await loadScreen(address, data.isNotFound === true);
  const page = (
    <StrictMode>
      <StaticRouter basename={base} location={base + address}>
        <App
          queryClient={createQueryClient(data)}
          yearAtBuild={data.year}
          notFoundPath={data.isNotFound ? address : undefined}
        />
      </StaticRouter>
    </StrictMode>
  );
  const errors: unknown[] = [];
  // Not outlined however long: an outlined boundary would need an inline script, which the policy forbids.
  const { prelude } = await prerender(page, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new AggregateError(errors, `${address} could not be rendered`);
  // Shapes of icons need no end tag: pages have dozens.
  return html.replaceAll(/><\/(?:path|circle|rect)>/g, "/>");
};

/** The days of the one-year plan in this language; each has its own page. */
export const sharedPlanDays = () =>
  planOf("year").map(({ day, theme, oldTestament, newTestament }) => {
    const readings = planDayMessages.readings(shownNameOf(oldTestament), shownNameOf(newTestament));
    return {
      day,
      title: planDayMessages.title(day, theme),
      readings,
      description: planDayMessages.description(day, readings),
      plan: planMessages.title,
    };
  });

export { pagePreview } from "./page-preview.ts";
export { headOf } from "#domain/site/head/head.ts";

/** In the language of this build, for what its pages embed (scripts/build/page-contents.ts). */
export { versesOfMonth } from "#content/daily-verses-year.ts";
export { subjectPassages } from "#content/subjects/passages.ts";
export { carriedTranslation } from "#domain/scripture/translations/quoted-translation.ts";
