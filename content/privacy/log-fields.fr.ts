import type { Translated } from "#domain/text/translated.ts";
import type { logFields as english } from "./log-fields.ts";

export const logFields: Translated<typeof english> = {
  message: "Ce qui s’est passé, en termes fixes",
  requestId: "Un nombre tiré au hasard pour la demande, repris dans sa réponse, pour rapprocher les deux",
  method: "Si quelque chose a été lu ou écrit",
  path: "L’adresse demandée, sans ce qui suit un point d’interrogation ; elle peut nommer une carte ou un passage",
  status: "Le code de la réponse",
  error: "L’erreur, dans les mots du programme ou de la base de données",
  stack: "L’endroit de l’erreur dans notre code",
  type: "Quelle entrée du journal de sécurité n’a pas pu être écrite",
  isForAll: "Si la limite du jour vaut pour tous les appareils ou pour les nouveaux",
  kind: "Quelle limite a refusé un message",
  key: "Quel passage du service de textes bibliques n’a pas pu être lu dans le cache",
  translation: "Quelle traduction ce service n’a pas pu donner",
  range: "De quel passage il s’agissait",
  reason: "Pourquoi il n’a pas pu",
};
