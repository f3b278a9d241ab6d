import { deviceTokenHeader, newDeviceSchema } from "#domain/api/devices.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { call } from "./call.ts";
import { deviceToken } from "./stored.ts";

/** Keeps the token that the server gave, in place of one that it did not accept. */
export const keepDeviceToken = async (answer: unknown): Promise<void> => {
  const { success, data } = newDeviceSchema.safeParse(answer);
  if (success) await deviceStore().update(deviceToken, () => data.device_token);
};

/**
 * The header that names this device to the server, by its token or by a new one. Without any, if the server gives none: then
 * the device shares what its network may write.
 */
export const deviceHeaders = async (): Promise<Record<string, string>> => {
  const kept = deviceStore().read(deviceToken);
  if (kept !== "") return { [deviceTokenHeader]: kept };
  try {
    const { device_token } = await call("POST /devices", { response: newDeviceSchema });
    // Another tab may have asked at the same time: the first token stays.
    await deviceStore().update(deviceToken, (present) => present || device_token);
    return { [deviceTokenHeader]: device_token };
  } catch {
    return {};
  }
};
