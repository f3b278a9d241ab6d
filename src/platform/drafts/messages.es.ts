export const draftMessages = {
  undo: "Deshacer",
  merged: "Esto también cambió en otra pestaña o en otro dispositivo. Los dos cambios están incluidos.",
  restored: "Esto se borró en otra pestaña o en otro dispositivo. Tu texto está guardado de nuevo.",
  deleted: "Esto se borró en otra pestaña o en otro dispositivo. Tu texto sigue aquí: guárdalo para conservarlo.",
  notDeleted: "No se borró: acaba de cambiar en otra pestaña o en otro dispositivo.",
  full: "El dispositivo está lleno: lo que escribes se pierde si la página se cierra antes de que lo guardes.",
  unavailable: "Este navegador no guarda nada para este sitio: lo que escribes se pierde al cerrar la página.",
} as const;
