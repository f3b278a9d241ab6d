export const siteBlurb =
  "Lire, chercher, prier et jouer, gratuitement. Sans compte ni publicité ; ce que vous écrivez reste sur votre appareil.";
