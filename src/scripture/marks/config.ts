/** Maximum size of a note in UTF-16 units, as `maxLength` counts. Nothing else about a note is limited. */
export const maxNoteLength = 5000;
