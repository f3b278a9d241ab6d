export const lang: string | undefined = undefined;

export const planThemes: readonly string[] = [
  "Comienzos",
  "Promesa",
  "Confianza",
  "Misericordia",
  "Valor",
  "Paciencia",
  "Obediencia",
  "Perdón",
  "Sabiduría",
  "Gratitud",
  "Justicia",
  "Consuelo",
  "Humildad",
  "Fidelidad",
  "Oración",
  "Servicio",
  "Esperanza",
  "Alegría",
  "Descanso",
  "Amor",
];
