/** With which byte of its file the body of an answer begins. */
export const textFromHeader = "X-Text-From";
