import type { DeviceKey } from "#content/privacy/device.ts";

/** What things are called in ‘Your data’, in languages other than that of their declarations. */
export const storedLabels: Readonly<Partial<Record<DeviceKey, string>>> = {};
