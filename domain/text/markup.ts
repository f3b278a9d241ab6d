const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes text for HTML and XML content and for attributes in double quotes. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign]!);

/** JSON that is safe inside a script element: it cannot contain `</script>` or start a comment. */
export const jsonInMarkup = (data: unknown): string => JSON.stringify(data).replaceAll("<", "\\u003c");
