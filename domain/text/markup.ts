const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes text for HTML and XML content and for attributes in double quotes. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign]!);
