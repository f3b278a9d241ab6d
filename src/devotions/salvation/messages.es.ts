import { salvation } from "#content/devotions/salvation.es.ts";
import { plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { salvationMessages as english } from "./messages.ts";

export const salvationMessages: Translated<typeof english> = {
  title: salvation.hero.title,
  lead: salvation.hero.lead,
  toLives: "Leer sus historias",
  toPrayer: "Ir a la oración",
  godsLove: salvation.godsLove.title,
  lives: "Seis vidas",
  show: "Mostrar",
  filters: {
    all: "Todas",
    biblical: "Biblia",
    historical: "Historia",
  },
  shownLives: (shown, all) => `${shown} de ${all} vidas`,
  before: "Antes de Cristo",
  encounter: "El encuentro",
  after: "Después de Cristo",
  keyVerse: "Versículo clave",
  reflection: "Reflexión",
  readPrayer: "Leer la oración de salvación",
  steps: "El A, B, C para empezar",
  prayer: "Una oración",
  next: "Y ahora, ¿qué sigue?",
  answer: "Tu respuesta",
  sayItFirst:
    "No hay formulario ni lista. Si esto es lo que quieres decirle a Dios, díselo primero a él. Luego toca el botón.",
  accept: "Acepto a Jesucristo",
  welcome: "¡Te damos la bienvenida a la familia de Dios!",
  welcomeDetail: "No tienes que recorrer este camino a solas.",
  welcomeText:
    "Te damos la bienvenida. Le has dicho que sí al que vino a buscarte. Cuéntaselo a alguien antes de esta noche, lee mañana una página de Marcos y, cuando dudes de este día, vuelve a lo que él prometió y no a lo que sentiste.",
  impact: "Impacto",
  acceptances: (count) => plural(count, "decisión en este dispositivo", "decisiones en este dispositivo"),
  passOn: "Compártelo",
  shareText:
    "Seis personas que se encontraron con Jesucristo y ya no fueron las mismas, y una oración para quien quiera empezar.",
};
