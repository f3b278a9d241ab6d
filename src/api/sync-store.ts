import {
  syncFrameSchema,
  syncProtocol,
  type SyncPulled,
  syncPulledSchema,
  type SyncPush,
  type SyncPushed,
  syncPushedSchema,
} from "#domain/api/sync.ts";
import { requestJsonWithin } from "#src/platform/network/bounded-json.ts";
import { requestNothing } from "#src/platform/network/http.ts";
import { openLiveSocket } from "#src/platform/network/live-socket.ts";

/** Which store, and the token that opens it. Both are derived from the code. */
export interface StoreKey {
  readonly storeId: string;
  readonly token: string;
}

/** Four times what a page of records has. More than that is no answer of ours. */
const maxCharacters = 2_000_000;

const address = ({ storeId }: StoreKey): string => `/api/sync/${storeId}`;
const headers = ({ token }: StoreKey) => ({ Authorization: `Bearer ${token}` });

/** All of these reject with `HttpError`: 404 for a store that does not exist, 410 for one that was erased. */
export const makeStore = (key: StoreKey): Promise<void> =>
  requestNothing(address(key), { method: "POST", headers: headers(key) });

export const eraseStore = (key: StoreKey): Promise<void> =>
  requestNothing(address(key), { method: "DELETE", headers: headers(key) });

/** One page. @param next from the page before */
export const pullPage = (key: StoreKey, cursor: string, next?: number): Promise<SyncPulled> => {
  const query = new URLSearchParams({ cursor, ...(next !== undefined && { next: String(next) }) });
  return requestJsonWithin(maxCharacters, syncPulledSchema, `${address(key)}?${query}`, {
    headers: headers(key),
    cache: "no-store",
  });
};

export const pushRecords = (key: StoreKey, push: SyncPush): Promise<SyncPushed> =>
  requestJsonWithin(maxCharacters, syncPushedSchema, `${address(key)}/records`, {
    method: "POST",
    headers: headers(key),
    json: push,
  });

/** Hears of changes that other devices pushed. Returns the function that ends it. */
export const followStore = (key: StoreKey, onMore: (cursor: string) => void): (() => void) =>
  openLiveSocket(
    `${address(key)}/live`,
    {
      onFrame: (frame) => {
        const { success, data } = syncFrameSchema.safeParse(frame);
        if (success) onMore(data.cursor);
      },
    },
    { protocols: [syncProtocol, key.token] },
  );
