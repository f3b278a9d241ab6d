import type { SubjectId } from "#domain/site/subjects/subjects.ts";

export const lang: string | undefined = undefined;

export const subjectIntros: Readonly<Record<SubjectId, string>> = {
  // Miedo y angustia
  fear: "Para las noches y las mañanas de miedo, en compañía de otros que también lo tuvieron.",
  worry: "Para una cabeza que da vueltas sin parar, y para el primer pensamiento pesado de la mañana.",
  danger: "Cuando algo de verdad te amenaza a ti o a alguien que amas, aquí está lo que otros oraron.",
  despair: "Quien no ve cómo seguir encontrará aquí a personas que tampoco lo veían.",
  abuse: "Si alguien te hace daño, ninguno de estos pasajes te pide que te quedes donde no estás a salvo.",
  enemies: "Vivir entre gente que te desea el mal, y qué hacer con las ganas de devolvérselo.",
  injustice: "La Biblia se pone del lado de quien sufre una injusticia, y se enoja tanto como él.",
  war: "Para los lugares donde hay combates, y para quienes miran y esperan en otra parte.",
  "the-future": "No saber lo que viene, y querer saberlo, es tan antiguo como Abraham.",
  // Duelo y pérdida
  grief: "A quien ha perdido a alguien aquí nadie lo apura, ni en los primeros días ni mucho después.",
  "the-loss-of-a-child": "Para padres que han perdido un hijo, nacido o por nacer; nada de lo que hay aquí lo explica.",
  "facing-death": "Para quien está cerca del final de la vida, y para quienes se sientan junto a su cama.",
  loneliness: "Hay soledad en los cuartos callados, y también en los llenos de caras que no conoces.",
  "a-broken-heart":
    "Un amor que no fue correspondido, o que no duró, es una pérdida de verdad, y aquí se trata como tal.",
  divorce: "Cuando un matrimonio se termina o ya terminó, estas palabras son para cualquiera de los dos.",
  betrayal:
    "Pocas cosas duelen tanto como la confianza que rompe alguien cercano; hay una palabra también para quien la rompió.",
  // Cuerpo y mente
  illness: "A los enfermos y a quienes los cuidan, estos pasajes les prometen compañía más que una cura.",
  depression: "Una tristeza que no se va es una enfermedad y no una falta de fe, y tiene tratamiento.",
  tiredness: "Cuando se te acaban las fuerzas, estos pasajes no te dicen que te esfuerces más.",
  sleep: "Para leer cuando no llega el sueño, o en los últimos minutos antes de apagar la luz.",
  "old-age": "Los años quitan unas cosas y dejan otras, y estos pasajes hablan de las dos.",
  addiction: "Cuando un hábito se ha vuelto el amo, y para quienes aman a alguien que está atrapado en él.",
  childlessness: "Las parejas y las personas solas que esperaban un hijo y no lo tienen aparecen en estas historias.",
  // Trabajo y dinero
  work: "Las horas entre levantarse y volver a casa también son de Dios; y también lo son quienes dan trabajo a otros.",
  "losing-work": "El trabajo que se terminó o que no aparece, y los días largos que vienen después.",
  debt: "Deber más de lo que uno puede pagar es un mal antiguo, y la Biblia también tiene mucho que decir a quien presta.",
  money: "Sobre tenerlo, quererlo y dejar que él te tenga a ti.",
  poverty: "Los que tienen muy poco, y lo que los demás les deben, llenan muchas páginas de la Biblia.",
  contentment: "A tener lo suficiente se aprende, con poco o con mucho.",
  generosity: "Manos abiertas, y ayuda para las manos que quisieran abrirse.",
  // Hogar y personas
  marriage: "Palabras para el día de la boda y para todos los días comunes a los que ese día lleva.",
  singleness: "Vivir sin esposo ni esposa, por decisión o sin ella, es en estos pasajes una vida entera.",
  parents: "Los hijos de cualquier edad, y los padres que se han hecho mayores, tienen aquí algo que leer.",
  children: "Para quienes crían hijos, y para quienes ven a los suyos irse por otro camino.",
  "family-quarrels": "La Biblia conoce bien las casas donde nadie se habla, y las casas donde se habla a gritos.",
  friendship: "Sobre tener amigos, desear tener uno y serlo.",
  love: "Qué quiere decir esa palabra, de dónde viene el amor y qué hace todo el día.",
  "forgiving-others": "Perdonar un daño no es olvidarlo, ni es volver a ponerse en peligro.",
  strangers: "Quien está lejos de su tierra, y aquellos a los que llega, leen estos pasajes desde dos lados.",
  // Duda y oración
  doubt: "La gente honrada que no está segura encontrará aquí a muchos como ella.",
  faith: "Confiar en Dios suele ser algo más pequeño, y más fuerte, de lo que la gente espera.",
  prayer: "Al orar todos somos principiantes, y estos pasajes son buena compañía para quien empieza.",
  "unanswered-prayer": "Las oraciones que parecen no pasar del techo tienen un lugar en la Biblia, y bien grande.",
  "distance-from-god": "Hay tiempos en que Dios parece estar en otra parte, y gente buena se lo ha dicho a la cara.",
  guidance: "Qué hacer cuando el camino se divide y no hay ningún letrero.",
  waiting: "Entre pedir una cosa y saber la respuesta puede pasar mucho tiempo.",
  guilt: "Si hiciste algo y no puedes soltarlo tú solo, empieza por aquí.",
  shame: "Las ganas de esconderse pueden venir de lo que hiciste, o de lo que te hicieron.",
  temptation: "Algo te atrae y sabes que después te pesará; a muchos les pasó antes que a ti.",
  // Alegría y gratitud
  joy: "Aquí están los días buenos, y la alegría que aparece en los otros.",
  thanks: "Para dar las gracias, cuando sale fácil y cuando cuesta.",
  praise: "Levantar la vista de uno mismo y mirar a Dios y todo lo que ha hecho.",
  peace: "Un corazón tranquilo y la paz entre las personas: la Biblia llama a las dos cosas igual.",
  hope: "Cómo mirar adelante cuando hay poco que ver.",
  "new-beginnings": "Para los primeros días, las segundas oportunidades y la mañana siguiente.",
  "a-new-baby": "Viene un hijo en camino, o acaba de llegar, y alguien debería decir algo bueno.",
  // Maneras de vivir
  anger: "Hay quien se enciende pronto, y hay un enojo justo que necesita seguir siéndolo.",
  patience: "Para las cosas lentas y la gente lenta, y para seguir adelante.",
  kindness: "Pequeñas cosas buenas, hechas casi todas de paso, y recordadas desde hace tres mil años.",
  humility: "Se trata de verse uno del tamaño que tiene, ni más grande ni más chico.",
  envy: "La punzada por lo que otro ha recibido, y cómo vivir con ella o perderla.",
  honesty: "Decir la verdad, y tratar con justicia también donde nadie lo va a revisar.",
  "what-we-say": "Todo lo que decimos, publicamos y enviamos, y lo que tal vez conviene callar.",
  wisdom: "Para juzgar bien, y para estudiantes de cualquier edad.",
  courage: "Algo te da miedo y hay que hacerlo; así les pasó a todas estas personas.",
  serving: "Todos los que ayudan, y los que dirigen, tienen el mismo maestro del que aprender.",
};
