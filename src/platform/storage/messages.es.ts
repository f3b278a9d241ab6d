import type { StoreFailure } from "./messages.ts";

export const lostMessage = (labels: readonly string[]): { title: string; description: string } => ({
  title: "No se pudo leer",
  description: `${labels.join("; ")}. Lo guardado sigue intacto: está en «Tus datos».`,
});

export const storeFailureMessages: Record<StoreFailure, { title: string; description: string }> = {
  full: {
    title: "No se guardó: el dispositivo está lleno",
    description: "Lo que ya estaba no se ha tocado. Libera espacio en «Tus datos» e inténtalo de nuevo.",
  },
  unavailable: {
    title: "Este navegador no guarda nada para este sitio",
    description: "Modo privado o almacenamiento bloqueado: lo que agregues ahora se perderá al cerrar la página.",
  },
};
