import { describe, expect, it } from "vitest";
import { apiSentences as spanish } from "./messages.es.ts";
import { ApiError, errorBody, errorBodySchema, errorCodes, statusOf } from "./errors.ts";

describe("errors of the API", () => {
  it("gives every code a status of its class and a body that matches the schema", () => {
    for (const code of errorCodes) {
      expect(statusOf(code)).toBeGreaterThanOrEqual(400);
      expect(statusOf(code)).toBeLessThan(600);
      const body = errorBody(new ApiError(code), "id");
      expect(errorBodySchema.parse(body)).toEqual(body);
      expect(body.message).toMatch(/[.!]$/);
      expect(errorBody(new ApiError(code), "id", spanish)).toEqual({ ...body, message: spanish.errors[code] });
      expect(spanish.errors[code]).not.toBe(body.message);
    }
  });

  it("keeps the `error` texts that bible-api.com clients know", () => {
    expect(errorBody(new ApiError("not_found"), "id").error).toBe("not found");
    expect(errorBody(new ApiError("translation_not_found"), "id").error).toBe("translation not found");
  });

  it("carries the message, field messages and extra keys given by the caller", () => {
    const failure = new ApiError("invalid_input", {
      message: () => "No.",
      fields: { name: () => "Too long." },
      extra: { known: ["kjv"] },
    });
    expect(errorBody(failure, "r1")).toEqual({
      error: "invalid input",
      code: "invalid_input",
      message: "No.",
      requestId: "r1",
      fields: { name: "Too long." },
      known: ["kjv"],
    });
  });

  it("names what is refused first in its message, for logs that have no more", () => {
    const failure = new ApiError("invalid_input", { fields: { limit: () => "Too many.", book: () => "Unknown." } });
    expect(errorBody(failure, "r1").message).toBe("Some of the values aren’t valid. limit: Too many.");
  });

  it("never lets an extra key override the code or the request id", () => {
    expect(Object.keys(errorBody(new ApiError("internal"), "r2"))).toEqual(["error", "code", "message", "requestId"]);
  });
});
