/** The source of an entry for which nothing but the passages under it is needed. */
export const passagesNamed = "The passages named";
