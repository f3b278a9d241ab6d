import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./device.ts";

const untilErased = "hasta que lo borres";

export const deviceKeyPatterns: Translated<typeof english.deviceKeyPatterns> = {
  "gbh_quarantine_{key}_{n}": {
    what: "Algo guardado que no se pudo leer, apartado tal como estaba",
    kept: untilErased,
  },
  gbh_probe: { what: "Una prueba de si aquí se puede guardar algo", kept: "un instante" },
};

export const deviceCaches: Translated<typeof english.deviceCaches> = {
  "lampstand-shell-{build}": {
    what: "Los programas, estilos e imágenes del propio sitio, para que se abra sin conexión",
    kept: "hasta que dos versiones más nuevas los hayan reemplazado",
  },
  "lampstand-visited": {
    what: "Los capítulos que abriste y las listas de palabras en que buscaste, que muestran lo que lees",
    kept: "hasta que lo borres todo, o se corrija el texto",
  },
  "lampstand-kept-{translation}": { what: "Una traducción que elegiste guardar", kept: "hasta que la quites" },
  "lampstand-book-face": {
    what: "Las letras de Source Serif, en Android o si la elegiste",
    kept: "hasta que lo borres todo",
  },
};
