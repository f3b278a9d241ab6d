/**
 * The message after a quick idea was chosen: the idea alone if nothing but another idea was there, otherwise added at the
 * end. Undefined if it does not fit into `atMost` characters.
 */
export const withIdea = (message: string, idea: string, { ideas, atMost }: { readonly ideas: readonly string[]; readonly atMost: number }): string | undefined => {
  const written = message.trimEnd();
  if (written.trim() === "" || ideas.includes(written.trim())) return idea;
  const longer = `${written} ${idea}`;
  return longer.length > atMost ? undefined : longer;
};
