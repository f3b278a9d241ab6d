import { renderHook, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { removeAllCaches, useOfflineTranslations } from "./offline-translations.ts";

const refuse = (): never => {
  throw new DOMException("Storage is refused here.", "SecurityError");
};

const given: Readonly<Record<string, PropertyDescriptor>> = {
  "refused to whom looks for it": { get: refuse },
  "refused to whom asks it": { value: { keys: async () => refuse() } },
};

afterEach(() => void Reflect.deleteProperty(window, "caches"));

describe.each(Object.entries(given))("a Cache API that is %s", (_name, caches) => {
  it("counts as none, and erasing everything completes", async () => {
    Object.defineProperty(window, "caches", { ...caches, configurable: true });
    const { result } = renderHook(() => useOfflineTranslations("1"));
    await waitFor(() => expect(result.current.device).toBe("none"));
    await expect(removeAllCaches()).resolves.toBeUndefined();
  });
});
