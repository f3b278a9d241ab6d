import type { SubjectPassage } from "../../schema/subjects.ts";
import type { passages as english } from "./joy-and-thanks.ts";

export const passages: Readonly<Record<keyof typeof english, readonly SubjectPassage[]>> = {
  joy: [
    {
      reference: "Psalm 126",
      why: "Los que vuelven del destierro ríen como si soñaran, y recuerdan los años en que sembraban llorando.",
    },
    {
      reference: "Nehemiah 8:9-10",
      why: "Lloraban por lo que habían oído, y los mandaron a casa a comer bien y a llevar porciones a los pobres.",
    },
    {
      reference: "Luke 15:5-7",
      why: "Un pastor con la oveja al hombro llama a los vecinos, y el cielo hace lo mismo.",
    },
    { reference: "Luke 2:8-11", why: "La mejor de las noticias se le dio primero a gente del turno de noche." },
    {
      reference: "John 15:9-11",
      why: "Jesús, a pocas horas del fin, habla de su propio gozo y quiere que sea el de ellos.",
    },
    { reference: "John 16:21-22", why: "La alegría que viene después de un parto es de las que nadie puede quitar." },
    {
      reference: "Philippians 4:4",
      why: "Un preso lo dice dos veces, así que no puede depender de que todo vaya bien.",
    },
    {
      reference: "Psalm 16:9-11",
      why: "El camino acaba, cree este salmo, donde la alegría es completa, y con alguien.",
    },
    {
      reference: "Ezra 3:11-13",
      why: "Cuando echaron los cimientos, no se distinguían los gritos de alegría del llanto.",
    },
    {
      reference: "2 Samuel 6:14-15",
      why: "El rey David danzaba con todas sus fuerzas, y no le importaba cómo se veía.",
    },
    {
      reference: "Isaiah 55:12",
      why: "A los desterrados que vuelven se les prometen montes que cantan y árboles que aplauden.",
    },
    {
      reference: "Acts 2:46-47",
      why: "Los primeros cristianos comían juntos por las casas, con alegría y sencillez de corazón.",
    },
    { reference: "Matthew 13:44", why: "Lo vende todo, y la palabra que usa Jesús para decir por qué es gozo." },
  ],
  thanks: [
    { reference: "1 Thessalonians 5:18", why: "En todo, escribe Pablo, que no es lo mismo que por todo." },
    { reference: "Luke 17:12-18", why: "Diez sanaron y uno se volvió; Jesús se fijó también en los nueve." },
    { reference: "Psalm 100", why: "Cinco versículos que se pueden decir en cualquier casa, y en toda la tierra." },
    { reference: "Psalm 103:1-5", why: "Le dice a su propia alma que haga una lista antes de olvidarse." },
    { reference: "Psalm 107:1-3", why: "Si a ti te trajeron de vuelta de algún lado, este salmo quiere que lo digas." },
    {
      reference: "Deuteronomy 8:10",
      why: "Una bendición para después de comer, cuando uno está lleno y podría olvidarse.",
    },
    {
      reference: "Psalm 65:9-13",
      why: "Lluvia en los surcos, rebaños en los montes: la gratitud de un labrador, y los valles cantan con él.",
    },
    {
      reference: "1 Samuel 7:12",
      why: "Samuel levanta una piedra para decir hasta dónde llegaron, y con ayuda de quién.",
    },
    {
      reference: "Colossians 3:15-17",
      why: "Sean agradecidos, dice Pablo, y dos versículos después lo repite de todo lo que uno haga.",
    },
    { reference: "James 1:17", why: "Todo lo bueno, dice Santiago, viene de alguien que no cambia." },
    {
      reference: "Psalm 116:12-14",
      why: "Qué puedo devolver, pregunta, y la respuesta es tomar la copa que le ofrecen.",
    },
    { reference: "Jonah 2:9", why: "Gratitud desde dentro del pez, antes de que nada haya mejorado." },
    {
      reference: "2 Corinthians 9:15",
      why: "Dos capítulos sobre dinero, y al final a Pablo le faltan palabras para el regalo.",
    },
  ],
  praise: [
    {
      reference: "Psalm 150",
      why: "Todo el libro de los Salmos termina en una orquesta donde basta el aliento como instrumento.",
    },
    {
      reference: "Psalm 8:1-5",
      why: "Alguien mira arriba una noche clara, pregunta por qué habría de importar, y descubre que importa.",
    },
    { reference: "Psalm 19:1-4", why: "El cielo habla sin idioma, así que todos lo pueden leer." },
    { reference: "Psalm 95:1-7", why: "Vengan y canten, empieza, y acaba de rodillas entre las ovejas." },
    { reference: "Psalm 148:7-13", why: "Nieve, ganado, cedros, reyes y niños: a todos se los llama a unirse." },
    {
      reference: "Exodus 15:1-2",
      why: "Cantado por gente que la noche antes tenía detrás un ejército y delante el mar.",
    },
    { reference: "Luke 1:46-50", why: "Una muchacha de Nazaret canta que Dios ha mirado su pequeñez." },
    {
      reference: "1 Chronicles 29:10-13",
      why: "Ya viejo, el rey David no se queda con el mérito de nada de lo que reunió.",
    },
    {
      reference: "Acts 16:25",
      why: "Medianoche, la espalda en carne viva, los pies en el cepo, y los otros presos escuchando.",
    },
    { reference: "Isaiah 6:1-3", why: "El año en que murió un rey, Isaías vio quién seguía en el trono." },
    { reference: "Romans 11:33-36", why: "Tras tres capítulos difíciles Pablo deja de argumentar y adora." },
    { reference: "Revelation 5:11-13", why: "Todo lo que vive acaba, en la visión de Juan, en un solo canto." },
    {
      reference: "Hebrews 13:15",
      why: "Hay días en que alabar es una ofrenda, dice esta carta, traída por los labios.",
    },
  ],
  peace: [
    { reference: "John 14:27", why: "La paz que deja es la suya, que acababa de pasar por una noche dura." },
    { reference: "John 16:33", why: "Promete las dos cosas, aflicción y paz, y la segunda en él." },
    {
      reference: "Isaiah 26:3-4",
      why: "Un canto sobre una ciudad fuerte, y sobre una mente que se apoya en algo más fuerte.",
    },
    {
      reference: "Philippians 4:6-9",
      why: "Aquí la paz hace guardia como un soldado a la puerta, y tiene una lista de lo que puede entrar.",
    },
    {
      reference: "Numbers 6:24-26",
      why: "A los sacerdotes de Israel se les dieron estas palabras para ponerlas sobre la gente, y la última es paz.",
    },
    { reference: "Psalm 85:8-10", why: "En este salmo la paz no viene sola: la justicia la recibe con un beso." },
    {
      reference: "Isaiah 32:17-18",
      why: "Las casas tranquilas las produce la justicia, dice el profeta, así que no busques una sin la otra.",
    },
    {
      reference: "Ephesians 2:14-18",
      why: "Entre dos pueblos había un muro, y Pablo dice quién lo derribó y lo que costó.",
    },
    { reference: "Romans 5:1-2", why: "La primera paz es con Dios, y Pablo dice que ya está hecha." },
    {
      reference: "Matthew 5:9",
      why: "Jesús llama dichosos a los que hacen la paz, que da más trabajo que amar la calma.",
    },
    { reference: "Psalm 34:12-14", why: "La paz hay que buscarla y después seguirla, como a un animal que corre." },
    { reference: "Luke 19:41-42", why: "Jesús llora por una ciudad que no supo lo que le habría traído la paz." },
    {
      reference: "2 Thessalonians 3:16",
      why: "Un deseo para copiárselo a alguien: paz siempre y de todas las maneras.",
    },
  ],
  hope: [
    { reference: "Romans 15:13", why: "El deseo de Pablo para una iglesia mezclada: que la llenen hasta que rebose." },
    { reference: "Lamentations 3:21-24", why: "Entre casas quemadas alguien decide de qué acordarse." },
    {
      reference: "Jeremiah 32:14-15",
      why: "Con el enemigo ante los muros, Jeremías compra un campo y guarda la escritura en una vasija.",
    },
    {
      reference: "Ezekiel 37:11-14",
      why: "Los desterrados decían que su esperanza se había perdido, y desde ahí empieza Dios.",
    },
    {
      reference: "Psalm 42:11",
      why: "Dos veces en este salmo, y otra en el siguiente, tiene que hablarle así a su alma.",
    },
    { reference: "Job 19:25-27", why: "Con todo perdido y los amigos en contra, Job dice lo que sabe." },
    {
      reference: "Romans 5:3-5",
      why: "La aflicción no da esperanza por sí sola, según Pablo; antes pasa por la paciencia.",
    },
    { reference: "1 Peter 1:3-4", why: "La esperanza de Pedro se llama viva, porque viene de alguien que resucitó." },
    { reference: "Hebrews 6:17-19", why: "Un ancla sirve más donde no se la ve, en aguas hondas." },
    {
      reference: "Isaiah 9:2",
      why: "La luz se prometió primero a las comarcas del norte, adonde la guerra llegó primero.",
    },
    {
      reference: "Amos 9:14-15",
      why: "El más severo de los profetas acaba en huertos, vino y gente plantada en su tierra.",
    },
    { reference: "Isaiah 35:1-4", why: "Para manos temblorosas y rodillas débiles, un desierto que florece." },
    { reference: "Zechariah 9:12", why: "Presos son, pero el profeta los llama presos de esperanza." },
    {
      reference: "2 Thessalonians 2:16-17",
      why: "Una bendición para amigos inquietos, en que van juntos el consuelo y la buena obra.",
    },
  ],
  "new-beginnings": [
    {
      reference: "Isaiah 43:18-19",
      why: "A desterrados que vivían de recuerdos Dios les dice que ya está brotando algo nuevo.",
    },
    {
      reference: "Lamentations 3:22-23",
      why: "La misericordia se reparte nueva cada mañana, como el maná, y no se gasta la víspera.",
    },
    { reference: "Genesis 12:1-4", why: "Abram tenía setenta y cinco años cuando empacó y se puso en camino." },
    {
      reference: "Genesis 8:20-22",
      why: "Después del diluvio, con todo por hacer de nuevo, se prometen las estaciones.",
    },
    { reference: "Joshua 1:9", why: "Josué perdió a su jefe y tiene que ir delante; no le dicen que será fácil." },
    { reference: "Jonah 3:1-3", why: "La palabra le llega a Jonás por segunda vez, sin mencionar la primera." },
    { reference: "Jeremiah 18:3-6", why: "En casa del alfarero el barro salió mal, y él no lo tiró." },
    {
      reference: "Ezekiel 36:26",
      why: "Dios le ofrece a Israel un cambio: un corazón que siente por otro hecho piedra.",
    },
    {
      reference: "Mark 16:6-7",
      why: "El recado es para los discípulos y para Pedro, por su nombre, porque Pedro lo había negado.",
    },
    {
      reference: "2 Corinthians 5:17-18",
      why: "Pablo había sido otro alguna vez, y dice cómo fue posible empezar de nuevo.",
    },
    {
      reference: "Philippians 3:13-14",
      why: "Ni siquiera Pablo había llegado, y dejó de mirar por encima del hombro.",
    },
    {
      reference: "Zechariah 4:9-10",
      why: "No desprecien el día de las cosas pequeñas, se les dice a los que construyen el templo.",
    },
    { reference: "Hosea 14:4-7", why: "El profeta del matrimonio roto acaba en rocío, raíces y lirios." },
    {
      reference: "Revelation 21:5",
      why: "Una voz desde el trono, y una nota al que escribe: se puede confiar en ella.",
    },
  ],
  "a-new-baby": [
    { reference: "Psalm 139:13-16", why: "Alguien conoció a este niño durante todos los meses escondidos." },
    {
      reference: "Luke 2:6-7",
      why: "Nacido lejos de casa, bien envuelto y acostado donde comen los animales: también Dios llegó así.",
    },
    { reference: "1 Samuel 1:26-28", why: "Ana vuelve al sacerdote que la vio llorar, y le muestra a su hijo." },
    { reference: "Luke 1:57-58", why: "Vienen los vecinos y los parientes, y se alegran con ella." },
    { reference: "Luke 1:76-79", why: "Un padre que pasó meses sin voz le canta a un niño de ocho días." },
    { reference: "Ruth 4:14-17", why: "La abuela toma al niño en brazos, y las vecinas le ponen nombre." },
    {
      reference: "Genesis 21:6-7",
      why: "Sara se había reído de la promesa; cuando el niño está allí, se ríe de otra manera.",
    },
    {
      reference: "Numbers 6:24-26",
      why: "Viejas palabras para un niño nuevo: guardar, resplandecer, tener misericordia, dar paz.",
    },
    { reference: "Mark 10:15-16", why: "Una bendición con las manos, de alguien que los tomó en brazos." },
    {
      reference: "Judges 13:8",
      why: "Un padre que no está seguro de cómo hacerlo ora para que le enseñen qué hacer con el niño.",
    },
    { reference: "Psalm 71:5-6", why: "Un anciano dice que lo han sostenido desde que nació." },
    { reference: "Luke 2:16-19", why: "Llegan visitas con historias, y María las guarda y las piensa." },
    {
      reference: "1 Samuel 2:18-19",
      why: "Cada año su madre le hacía una túnica pequeña, y cada año tuvo que ser más grande.",
    },
  ],
};
