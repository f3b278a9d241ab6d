export const siteBlurb =
  "Para leer, buscar, orar y jugar, gratis. Sin cuenta ni publicidad; lo que escribes se queda en tu dispositivo.";
