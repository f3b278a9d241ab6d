import { plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { salvationMessages as english } from "./messages.ts";

export const salvationMessages: Translated<typeof english> = {
  title: "Récits de salut",
  lead: "Six personnes ont rencontré Jésus-Christ et n’ont plus été les mêmes : trois dans les pages de la Bible, trois dans les siècles suivants. Lisez lentement l’un de ces récits. Voyez ce qui, en lui, est aussi votre histoire.",
  toLives: "Lire leurs histoires",
  toPrayer: "Aller à la prière",
  godsLove: "L’amour de Dieu pour vous",
  lives: "Six vies",
  show: "Afficher",
  filters: {
    all: "Toutes",
    biblical: "Bible",
    historical: "Histoire",
  },
  shownLives: (shown, all) => `${shown} vies sur ${all}`,
  before: "Avant la rencontre",
  encounter: "La rencontre",
  after: "Après la rencontre",
  keyVerse: "Verset clé",
  reflection: "Réflexion",
  readPrayer: "Lire la prière du salut",
  steps: "L’ABC pour commencer",
  prayer: "Une prière",
  next: "Et maintenant ?",
  answer: "Votre réponse",
  sayItFirst:
    "Il n’y a ni formulaire ni liste. Si c’est ce que vous voulez dire à Dieu, dites-le-lui d’abord. Puis touchez le bouton.",
  accept: "J’accepte Jésus-Christ",
  welcome: "Bienvenue dans la famille de Dieu !",
  welcomeDetail: "Ce chemin n’est pas fait pour qu’on y marche seul.",
  welcomeText:
    "Bienvenue. Vous avez dit oui à celui qui est venu vous chercher. Dites-le à quelqu’un avant ce soir, lisez demain une page de Marc et, quand vous douterez de ce jour, revenez à ce qu’il a promis et non à ce que vous avez ressenti.",
  impact: "Impact",
  acceptances: (count) => plural(count, "décision sur cet appareil", "décisions sur cet appareil"),
  passOn: "Faites passer",
  shareText:
    "Six personnes qui ont rencontré Jésus-Christ et n’ont plus été les mêmes, et une prière pour qui veut commencer.",
};
