import type { CardType } from "../schema/cards.ts";
import type { CardCategory } from "#domain/site/cards/card-categories.ts";

export const lang: string | undefined = undefined;

/** Scripture is Reina-Valera 1909. */
export const cardTypes: Readonly<Record<CardCategory, CardType>> = {
  wedding: {
    description: "Para dos que se lo han prometido todo.",
    verse: "Todo lo sufre, todo lo cree, todo lo espera, todo lo soporta.",
    reference: { book: "1CO", chapter: 13, verse: 7 },
    ideas: [
      "Que tengan la cocina llena, los pleitos cortos y la puerta fácil de abrir.",
      "Hoy vimos cómo se miraban de un lado al otro del salón, y se lo vamos a recordar.",
      "Que sean los primeros en pedir perdón y los últimos en levantarse de la mesa.",
      "Dios bendiga la casa que van a formar juntos, y cada martes cualquiera dentro de ella.",
      "Guarden lugar en la semana para caminatas largas, desayunos lentos y los papás de cada uno.",
      "Hoy prometimos ayudarles a cumplir sus promesas, así que llámennos cuando cueste.",
    ],
  },
  christening: {
    description: "Para un niño que ha recibido un nombre y una iglesia.",
    verse: "Dejad los niños venir, y no se lo estorbéis; porque de los tales es el reino de Dios.",
    reference: { book: "MRK", chapter: 10, verse: 14 },
    ideas: [
      "Te damos la bienvenida, chiquito. Una iglesia entera le ha dicho tu nombre a Dios en voz alta.",
      "Que crezcas seguro de dos cosas: de que te aman, y de quién te ama.",
      "Vamos a orar por tus primeros pasos, tu primer día de escuela y las noches en que nadie duerma.",
      "A los papás: no tienen que saberlo todo. Cuentan con ayuda, y el niño también.",
      "Que este niño aprenda la bondad en casa mucho antes de leerla en un libro.",
      "Jesús tomaba a los niños en brazos. Que el suyo sienta esos brazos en los de todos nosotros.",
    ],
  },
  "mothers-day": {
    description: "Para quien te oyó llorar primero, y para todas las que te han sido madre.",
    verse: "Levantáronse sus hijos, y llamáronla bienaventurada",
    reference: { book: "PRO", chapter: 31, verse: 28 },
    ideas: [
      "Me enseñaste a orar dejándome oírte. Todavía uso tus palabras.",
      "Por cada almuerzo que preparaste y cada preocupación que no contaste: me di cuenta, y doy gracias a Dios por ti.",
      "Que hoy cocine otro, y que puedas quedarte sentada hasta que se acabe el café.",
      "Tu paciencia duró más que mis peores años. Ojalá llegue a ser la mitad de bueno que tú.",
      "Todavía oigo tu voz cuando tengo que decidir, y casi siempre me ahorra problemas.",
      "Dios me dio cosas buenas antes de que yo supiera pedirlas. Tú fuiste la primera.",
    ],
  },
  "fathers-day": {
    description: "Para quien sostuvo la escalera, y para todos los que han sido un padre para ti.",
    verse: "Como el padre se compadece de los hijos, se compadece Jehová de los que le temen.",
    reference: { book: "PSA", chapter: 103, verse: 13 },
    ideas: [
      "Me mostraste que unas manos fuertes pueden ser suaves. Desde entonces trato de copiarlas.",
      "Gracias por los viajes largos, los discursos cortos y la luz encendida en el pasillo.",
      "Cuando oí por primera vez que a Dios lo llamaban padre, ya tenía una buena imagen. Gracias.",
      "Arreglaste lo que yo rompía y nunca les contaste a los vecinos cómo había pasado.",
      "Que descanse tu espalda, que gane tu equipo y que tus hijos te llamen con buenas noticias.",
      "Entiendo más de lo que cargabas ahora que yo mismo cargo un poco.",
    ],
  },
  birthday: {
    description: "Para alguien a quien se le ha dado otro año.",
    verse: "Este es el día que hizo Jehová: nos gozaremos y alegraremos en él.",
    reference: { book: "PSA", chapter: 118, verse: 24 },
    ideas: [
      "Dios te ha dado otro año, y a nosotros nos ha dado otro año contigo.",
      "Que hoy estén cerca los que quieres, y que el pastel salga mejor que el del año pasado.",
      "Doy gracias a Dios por el día en que naciste, y por el día en que nos conocimos.",
      "Que este año te traiga un viejo amigo, una canción nueva y descanso suficiente.",
      "Tienes más años que antes y también más bondad. Las dos cosas merecen una vela.",
      "Le pedí a Dios que hoy te trate con cariño y que guarde alegría para mañana.",
    ],
  },
  anniversary: {
    description: "Para dos que han cumplido una promesa un año más.",
    verse: "y cordón de tres dobleces no presto se rompe.",
    reference: { book: "ECC", chapter: 4, verse: 12 },
    ideas: [
      "Gracias por dejarnos ver a los demás cómo es cumplir una promesa.",
      "Que sigan riéndose de las mismas historias, y que se las sigan contando el uno al otro.",
      "En los años buenos y en los malos se quedaron. Nosotros los vimos, y aprendimos a quedarnos.",
      "Dios los ha traído juntos hasta aquí. Que el próximo tramo del camino tenga algo de sombra.",
      "Saquen hoy los platos buenos, enciendan una vela y cuéntennos otra vez cómo se conocieron.",
      "Dos sillas, una mesa y todos esos años de pan: Dios bendiga lo que han construido.",
    ],
  },
  graduation: {
    description: "Para alguien que ha terminado y está por empezar.",
    verse: "Reconócelo en todos tus caminos, y él enderezará tus veredas.",
    reference: { book: "PRO", chapter: 3, verse: 6 },
    ideas: [
      "Tantas noches con los libros, y aquí estás. Estamos orgullosos y agradecidos.",
      "Que tu trabajo sea útil, tus compañeros honrados, y que valga la pena levantarse cada mañana.",
      "No tienes que ver todo el camino. Pídele a Dios el próximo paso y dalo.",
      "El conocimiento ya lo tienes. Que Dios te dé la sabiduría para ver de qué sirve.",
      "Acuérdate de quién te prestó libros, apuntes y ánimo, y préstale tú a alguien el año que viene.",
      "Adondequiera que te manden, busca una iglesia, una buena panadería y un amigo, en cualquier orden.",
    ],
  },
  "church-event": {
    description: "Para una fiesta, una despedida, un techo nuevo: para todos los que estuvieron.",
    verse: "Yo me alegré con los que me decían: A la casa de Jehová iremos.",
    reference: { book: "PSA", chapter: 122, verse: 1 },
    ideas: [
      "Gracias a todos los que llegaron temprano a poner sillas y se quedaron tarde a recogerlas.",
      "Nos hizo bien cantar juntos otra vez. Que la melodía nos siga hasta la casa toda la semana.",
      "Llegué sin fuerzas y me alegró estar entre gente que ora. Gracias a todos.",
      "Dios bendiga a los cocineros, a los niños, al coro y a quien arregló el micrófono.",
      "Hoy compartimos pan, noticias y oración. Hay que repetirlo antes de que termine el año.",
      "Que los que vinieron por primera vez vean el domingo que nos acordamos de sus nombres.",
    ],
  },
  "other-event": {
    description: "Para todos los días que no tienen nombre propio.",
    verse: "Jehová te bendiga, y te guarde",
    reference: { book: "NUM", chapter: 6, verse: 24 },
    ideas: [
      "Hoy pensamos en ti, y esta noche tu nombre está en nuestras oraciones.",
      "Que Dios te dé lo que este día te pide, y alguien con quien compartirlo.",
      "Resulte lo que resulte hoy, no tendrás que pasarlo a solas.",
      "Esta es una tarjeta pequeña con muchas manos detrás. Nos alegra que seas de los nuestros.",
      "Que esta semana te lleguen buenas noticias, y al final de ella, descanso.",
      "Gracias por todo lo que hiciste sin aplausos. Dios lo vio, y nosotros también.",
    ],
  },
};
