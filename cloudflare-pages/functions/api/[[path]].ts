interface Bindings {
  /** The API worker, deployed from the root folder. */
  readonly API: Fetcher;
}

/** Forwards everything under /api to the worker, WebSockets included. Static files never reach this function. */
export const onRequest: PagesFunction<Bindings> = ({ request, env }) => env.API.fetch(request);
