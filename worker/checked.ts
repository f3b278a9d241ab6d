import type * as z from "zod/mini";
import { ApiError } from "#domain/api/errors.ts";

/** The type of a request part that a middleware has validated. */
export interface Checked<Target extends string, Schema extends z.ZodMiniType> {
  in: { [Key in Target]: z.input<Schema> };
  out: { [Key in Target]: z.output<Schema> };
}

/** The value as the schema has it, or the error 422 with the first message of each field. */
export const checked = <Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> => {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) fields[issue.path.join(".")] ??= issue.message;
  throw new ApiError("invalid_input", { fields });
};
