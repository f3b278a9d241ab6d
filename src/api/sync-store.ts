import {
  syncFrameSchema,
  syncProtocol,
  type SyncPulled,
  syncPulledSchema,
  type SyncPush,
  type SyncPushed,
  syncPushedSchema,
} from "#domain/api/sync.ts";
import { jsonWithin } from "#src/platform/network/bounded-json.ts";
import { openLiveSocket } from "#src/platform/network/live-socket.ts";
import { addressOf, call } from "./call.ts";
import { knownDeviceHeaders } from "./stored.ts";

/** The id of a store and its access token. Both are derived from the sync code. */
interface StoreKey {
  readonly storeId: string;
  readonly token: string;
}

/** Four times the size of a page of records: longer than any response of our server. */
const maxCharacters = 2_000_000;

const readJson = jsonWithin(maxCharacters);

/* All of these reject with `HttpError`: 404 for a store that does not exist, 410 for one that was erased. */

/** Creates an empty store. */
export const makeStore = ({ storeId, token }: StoreKey): Promise<void> =>
  call("POST /sync/{storeId}", { path: { storeId }, token, headers: knownDeviceHeaders() });

export const eraseStore = ({ storeId, token }: StoreKey): Promise<void> =>
  call("DELETE /sync/{storeId}", { path: { storeId }, token });

/** One page of records. @param next the cursor from the previous page */
export const pullPage = ({ storeId, token }: StoreKey, cursor: string, next?: number): Promise<SyncPulled> =>
  call("GET /sync/{storeId}", {
    path: { storeId },
    query: { cursor, next: next?.toString() },
    token,
    cache: "no-store",
    response: syncPulledSchema,
    readJson,
  });

/** Sends records. The response says which were stored, and which were refused because a newer one is there. */
export const pushRecords = ({ storeId, token }: StoreKey, body: SyncPush): Promise<SyncPushed> =>
  call("POST /sync/{storeId}/records", {
    path: { storeId },
    body,
    token,
    response: syncPushedSchema,
    readJson,
    headers: knownDeviceHeaders(),
  });

/** Subscribes to changes pushed by other devices. Returns the unsubscribe function. */
export const followStore = ({ storeId, token }: StoreKey, onMore: (cursor: string) => void): (() => void) =>
  openLiveSocket(
    addressOf("GET /sync/{storeId}/live", { path: { storeId } }),
    {
      onFrame: (frame) => {
        const { success, data } = syncFrameSchema.safeParse(frame);
        if (success) onMore(data.cursor);
      },
    },
    { protocols: [syncProtocol, token] },
  );
