import type * as z from "zod/mini";
import { ApiError } from "#domain/api/errors.ts";

/** The type of a request part that a middleware has validated. */
export interface Checked<Target extends string, Schema extends z.ZodMiniType> {
  in: { [Key in Target]: z.input<Schema> };
  out: { [Key in Target]: z.output<Schema> };
}

/** The error for a value that is invalid as a whole. Falls back to the catalogue's message. */
const wholeProblem = (issue: z.core.$ZodIssue): ApiError => {
  if (issue.code === "invalid_union") return new ApiError("invalid_input");
  const isNoObject = issue.code === "invalid_type" && issue.expected === "object";
  return new ApiError("invalid_input", { message: isNoObject ? "The request body must be a JSON object." : issue.message });
};

/** Validates a value. Throws 422 with the first message of each invalid field. */
export const checked = <Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> => {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    // An empty path: the issue concerns the whole value.
    if (issue.path.length === 0) throw wholeProblem(issue);
    fields[issue.path.join(".")] ??= issue.message;
  }
  throw new ApiError("invalid_input", { fields });
};
