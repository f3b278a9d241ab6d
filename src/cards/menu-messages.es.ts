import type { Translated } from "#domain/text/translated.ts";
import type { menuMessages as english } from "./menu-messages.ts";

export const menuMessages: Translated<typeof english> = {
  title: "Tarjetas para un día especial",
  lead: "Elige una tarjeta, escribe la primera línea y comparte el enlace. Todos los que lo tengan pueden firmarla y ver cómo se llena.",
  note: "El versículo y las ideas de cada tarjeta están en inglés por ahora; los mensajes pueden ir en cualquier idioma.",
  kinds: "Tipos de tarjeta",
  mine: "Mis tarjetas",
  opened: (day) => `abierta el ${day}`,
  made: (minute) => `creada el ${minute}`,
  for: "para ",
  takeOff: (title, when) => `Quitar de la lista la tarjeta «${title}» ${when}`,
  takeOffFor: (title, recipient, when) => `Quitar de la lista la tarjeta «${title}» para ${recipient} ${when}`,
};
