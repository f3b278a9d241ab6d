/** Scripture does not change between two deployments; a client asks again after a day and mostly hears 304. */
export const scriptureCacheControl = "public, max-age=86400, stale-while-revalidate=604800";

/** What goes by the date: soon stale at midnight. */
export const todayCacheControl = "public, max-age=300";

export const randomCacheControl = "no-store";

export const feedCacheControl = "public, max-age=3600";
