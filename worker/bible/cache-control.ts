/** Scripture only changes with a deployment. Clients revalidate after a day and usually get a 304. */
export const scriptureCacheControl = "public, max-age=86400, stale-while-revalidate=604800";

/** For responses that depend on today's date, so that they are stale soon after midnight. */
export const todayCacheControl = "public, max-age=300";

export const randomCacheControl = "no-store";

export const feedCacheControl = "public, max-age=3600";
