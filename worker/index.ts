import { app } from "./app.ts";
import type { Bindings } from "./env.ts";

export { CounterHub } from "./counters/counter-hub.ts";

export default { fetch: app.fetch } satisfies ExportedHandler<Bindings>;
