import type { Quotation } from "./schema/devotions/prose.ts";

/** What Spanish prose quotes in « ». Quotations in fields of their own name their passage beside them. */
export const quotedInSpanishProse: readonly Quotation[] = [
  { text: "nos hizo aceptos en el Amado", reference: "Ephesians 1:6" },
  { text: "después tuvo hambre", reference: "Matthew 4:2" },
  { text: "Vino no tienen", reference: "John 2:3" },
  { text: "No temas", reference: "Luke 5:10" },
  { text: "Quiero", reference: "Mark 1:41" },
  { text: "Hija", reference: "Mark 5:34" },
  { text: "manso y humilde de corazón", reference: "Matthew 11:29" },
  { text: "luego", reference: "Matthew 14:31" },
  { text: "Mirad cómo le amaba", reference: "John 11:36" },
  { text: "Señor, si hubieses estado aquí", reference: "John 11:21" },
  { text: "que el Padre le había dado todas las cosas en las manos", reference: "John 13:3" },
  { text: "te puse nombre, mío eres tú", reference: "Isaiah 43:1" },
  { text: "algunos dudaban", reference: "Matthew 28:17" },
  { text: "Yo soy, que hablo contigo.", reference: "John 4:26" },
  {
    text: "Venid, ved un hombre que me ha dicho todo lo que he hecho: ¿si quizás es éste el Cristo?",
    reference: "John 4:29",
  },
  { text: "Zaqueo, date priesa, desciende, porque hoy es necesario que pose en tu casa.", reference: "Luke 19:5" },
  { text: "Hoy ha venido la salvación á esta casa", reference: "Luke 19:9" },
  { text: "No te hagas ningún mal; que todos estamos aquí.", reference: "Acts 16:28" },
  { text: "Señores, ¿qué es menester que yo haga para ser salvo?", reference: "Acts 16:30" },
  { text: "Cree en el Señor Jesucristo, y serás salvo tú, y tu casa.", reference: "Acts 16:31" },
  { text: "Y tomándolos en aquella misma hora de la noche, les lavó los azotes", reference: "Acts 16:33" },
  { text: "Mas vestíos del Señor Jesucristo, y no hagáis caso de la carne en sus deseos.", reference: "Romans 13:14" },
];
