import { deviceTokenHeader, newDeviceSchema } from "#domain/api/devices.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { call } from "./call.ts";
import { deviceToken } from "./stored.ts";

/** Stores a new token from a response, which replaces one that the server rejected. */
export const keepDeviceToken = async (answer: unknown): Promise<void> => {
  const { success, data } = newDeviceSchema.safeParse(answer);
  if (success) await deviceStore().update(deviceToken, () => data.device_token);
};

/**
 * The header that identifies this device to the server, with the stored token or a new one. Empty if no token could be
 * obtained: the limit of the network applies then.
 */
export const deviceHeaders = async (): Promise<Record<string, string>> => {
  const kept = deviceStore().read(deviceToken);
  if (kept !== "") return { [deviceTokenHeader]: kept };
  try {
    const { device_token } = await call("POST /devices", { response: newDeviceSchema });
    // Another tab may have requested one at the same time: keep the first.
    await deviceStore().update(deviceToken, (present) => present || device_token);
    return { [deviceTokenHeader]: device_token };
  } catch {
    return {};
  }
};
