import { plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const shellMessages: Translated<typeof english.shellMessages> = {
  skip: "Ir al texto",
  main: "Principal",
  quick: "Accesos rápidos",
  back: "Atrás",
  home: (site) => `${site}, inicio`,
  search: "Buscar",
  more: "Más",
  isNew: "nuevo",
  menu: "Menú",
  openMenu: "Abrir el menú",
  backToTop: "Volver arriba",
  theme: "Tema: claro, oscuro o el del sistema",
  themes: { light: "Claro", dark: "Oscuro", system: "Sistema" },
  toast: "Mensaje",
  toasts: "Mensajes ({hotkey})",
  footer: "Pie de página",
  languages: "Idiomas",
  subjects: "Versículos para un momento así",
  dailyVerses: "Un versículo para cada día",
  byHeart: "Aprender versículos de memoria",
  crossReferences: "Referencias cruzadas",
  photos: "Fotos",
  writeToUs: "¿Ideas o un error? Escríbenos",
  privacy: "Política de privacidad",
  help: "Ayuda",
  visitors: "Visitantes",
  visitorsOf: (count) => plural(count, "visitante", "visitantes"),
  searches: "Búsquedas en la Biblia",
  searchesOf: (count) => plural(count, "búsqueda", "búsquedas"),
};

export const appMessages: Translated<typeof english.appMessages> = {
  crashed: "Algo falló en esta página",
  toHome: "Ir al inicio",
  screenMissing: "Esta página no se ha cargado",
  keepTrying: "Revisa tu conexión. Seguiremos intentándolo.",
  notOnDevice:
    "No tienes conexión y esta página aún no está en este dispositivo. Se abrirá cuando vuelvas a conectarte.",
};
