/** Written by `npm run generate`. Its type is that of the contract: a new file compiles before it is generated. */
declare module "#generated/scripture/content-digests.json" {
  import type { ContentFiles } from "#content/schema/content-files.ts";

  const digests: Readonly<Record<keyof ContentFiles, string>>;
  export default digests;
}
