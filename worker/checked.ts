import type * as z from "zod/mini";
import { ApiError } from "#domain/api/errors.ts";

/** The type of a request part that a middleware has validated. */
export interface Checked<Target extends string, Schema extends z.ZodMiniType> {
  in: { [Key in Target]: z.input<Schema> };
  out: { [Key in Target]: z.output<Schema> };
}

/** What to say of a value that is wrong as a whole; the catalogue's sentence where the schema has none of its own. */
const wholeProblem = (issue: z.core.$ZodIssue): ApiError => {
  if (issue.code === "invalid_union") return new ApiError("invalid_input");
  const isNoObject = issue.code === "invalid_type" && issue.expected === "object";
  return new ApiError("invalid_input", { message: isNoObject ? "The body must be a JSON object." : issue.message });
};

/** The value as the schema has it, or the error 422 with the first message of each field. */
export const checked = <Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> => {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    // Not a field's: the path is empty.
    if (issue.path.length === 0) throw wholeProblem(issue);
    fields[issue.path.join(".")] ??= issue.message;
  }
  throw new ApiError("invalid_input", { fields });
};
