import type { SubjectPassage } from "../../schema/subjects.ts";
import type { passages as english } from "./grief-and-loss.ts";

export const passages: Readonly<Record<keyof typeof english, readonly SubjectPassage[]>> = {
  grief: [
    {
      reference: "John 11:33-36",
      why: "Jesús sabía lo que iba a hacer por Lázaro, y aun así se quedó ante la tumba y lloró.",
    },
    { reference: "Psalm 34:18", why: "No dice que el corazón roto sane pronto, solo quién está cerca de él." },
    {
      reference: "Genesis 23:1-2",
      why: "Tras toda una vida juntos, Abraham entra y llora por Sara; el relato se detiene para dejarlo.",
    },
    {
      reference: "2 Samuel 1:25-26",
      why: "El canto de David por su amigo muerto dice en voz alta cuánto había valido ese amor.",
    },
    {
      reference: "Matthew 5:4",
      why: "Entre la gente que Jesús llama dichosa están los que lloran, antes de que nada se haya arreglado.",
    },
    {
      reference: "Psalm 56:8",
      why: "Un hombre que huye le pide a Dios que guarde sus lágrimas, y cree que están anotadas.",
    },
    {
      reference: "Ruth 1:20-21",
      why: "Noemí ha sepultado a un esposo y a dos hijos; sus palabras amargas están en la Biblia sin que nadie la corrija.",
    },
    {
      reference: "1 Thessalonians 4:13-14",
      why: "En Tesalónica habían perdido a amigos; Pablo no les prohíbe el duelo, solo el duelo sin esperanza.",
    },
    {
      reference: "John 20:11-16",
      why: "María se queda llorando junto al sepulcro, y lo primero que reconoce es su propio nombre.",
    },
    {
      reference: "Lamentations 3:31-33",
      why: "En medio de cinco lamentos alguien dice que Dios no se complace en nuestro dolor.",
    },
    {
      reference: "Revelation 21:3-4",
      why: "Cerca del final, la Biblia pinta a Dios entre los suyos, secándoles las lágrimas de los ojos.",
    },
  ],
  "the-loss-of-a-child": [
    {
      reference: "Jeremiah 31:15",
      why: "Dios mismo habla de una madre que no quiso ser consolada, y deja que se oiga su llanto.",
    },
    {
      reference: "2 Samuel 18:33",
      why: "Un rey sube llorando las gradas y dice cinco veces «hijo mío», porque no hay otra cosa que decir.",
    },
    {
      reference: "Genesis 37:34-35",
      why: "Toda su familia quiso consolar a Jacob y él no pudo consolarse; el relato no lo apura.",
    },
    {
      reference: "Job 2:11-13",
      why: "Job había perdido a diez hijos, y lo mejor que hicieron sus amigos fue sentarse allí y callar.",
    },
    {
      reference: "2 Kings 4:26-28",
      why: "Al criado le dice que hay paz, y guarda la verdad para uno a quien pueda abrazarse.",
    },
    {
      reference: "John 19:25-27",
      why: "María vio morir a su hijo, y desde la cruz él se aseguró de que ella tuviera un hogar.",
    },
    {
      reference: "Luke 7:12-15",
      why: "En Naín un joven fue devuelto; a las demás madres les muestra lo que siente Jesús en un entierro así.",
    },
    {
      reference: "Mark 10:13-16",
      why: "Otros pensaban que los niños podían esperar, pero Jesús los tomó en sus brazos.",
    },
    { reference: "Isaiah 40:11", why: "Del pastor se dice que lleva contra su pecho a los más pequeños." },
    {
      reference: "Psalm 139:13-16",
      why: "Un niño oculto a todos los demás ojos fue visto: el salmo lo dice de los meses antes de nacer.",
    },
    {
      reference: "Romans 8:26",
      why: "Donde no hay palabras para orar, el Espíritu de Dios gime contigo y es entendido.",
    },
  ],
  "facing-death": [
    {
      reference: "Psalm 23:4",
      why: "En el valle oscuro el salmo deja de hablar de Dios y empieza a hablarle: «tú estarás conmigo».",
    },
    {
      reference: "John 14:1-3",
      why: "A pocas horas de su muerte, Jesús les habla a unos amigos asustados de una casa y un lugar preparado.",
    },
    {
      reference: "Luke 23:42-43",
      why: "Un moribundo sin nada que ofrecer pide que lo recuerden, y se le promete compañía ese mismo día.",
    },
    { reference: "Luke 2:29-32", why: "Simeón tuvo en brazos lo que esperaba, y pide permiso para irse en paz." },
    {
      reference: "2 Corinthians 5:1-5",
      why: "Pablo, que hacía tiendas, llama tienda al cuerpo, y habla de la casa que viene después.",
    },
    {
      reference: "John 11:25-26",
      why: "Dichas a una hermana en sus primeros días de luto, estas palabras acaban en pregunta y la esperan.",
    },
    {
      reference: "Hebrews 2:14-15",
      why: "Jesús compartió nuestra carne y nuestra muerte, para que el miedo a ella ya no nos tenga por esclavos.",
    },
    {
      reference: "Romans 14:7-9",
      why: "Vivos o muertos, le dice Pablo a una iglesia dividida, no dejamos de ser del Señor.",
    },
    {
      reference: "1 Corinthians 15:54-57",
      why: "Pablo le habla a la muerte como a un rival vencido, y le da gracias a Dios por ello, no a sí mismo.",
    },
    {
      reference: "Psalm 73:23-26",
      why: "El cuerpo y el valor fallan, dice este cantor sincero, y a él lo siguen llevando de la mano.",
    },
    {
      reference: "Hebrews 11:13-16",
      why: "De los que murieron antes de ver lo que esperaban se dice que Dios no se avergüenza de ser su Dios.",
    },
  ],
  loneliness: [
    {
      reference: "Psalm 25:16-18",
      why: "Una petición sencilla de alguien que está solo: mira, vuélvete, ten misericordia.",
    },
    {
      reference: "Genesis 28:15-16",
      why: "Jacob duerme a la intemperie con una piedra por almohada, lejos de su casa, y descubre que no está solo.",
    },
    {
      reference: "1 Kings 19:14-18",
      why: "Elías dice que es el único que queda, y le hablan de otros siete mil y de un compañero.",
    },
    { reference: "Psalm 142:3-5", why: "Miró a su derecha, donde estaría quien lo ayudara, y no había nadie." },
    { reference: "John 16:32", why: "Jesús sabía que esa noche sus amigos se dispersarían, y quién se quedaría." },
    {
      reference: "2 Timothy 4:16-17",
      why: "En la primera audiencia de Pablo no acudió ningún amigo, y él le cuenta a Timoteo quién sí.",
    },
    { reference: "Psalm 68:5-6", why: "Se alaba a Dios por darles un hogar a los que están solos." },
    {
      reference: "Psalm 102:6-7",
      why: "Un búho entre ruinas, un pájaro solo en un tejado: pocas veces se ha pintado tan bien la soledad.",
    },
    {
      reference: "Ecclesiastes 4:9-12",
      why: "El Predicador calcula cuánto vale la compañía, y es una buena razón para ir a ver a alguien.",
    },
    {
      reference: "Matthew 28:18-20",
      why: "La última frase del evangelio de Mateo es una promesa, hecha a un puñado de gente enviada lejos.",
    },
  ],
  "a-broken-heart": [
    { reference: "Psalm 147:2-4", why: "El que conoce cada estrella por su nombre venda heridas en el mismo aliento." },
    {
      reference: "Psalm 34:18",
      why: "A David lo habían echado de su casa y de su mujer cuando halló a Dios así de cerca.",
    },
    {
      reference: "1 Samuel 1:15-18",
      why: "El dolor de Ana se tomó por borrachera; lo explicó, la escucharon, y pudo volver a comer.",
    },
    { reference: "Genesis 29:31-35", why: "Lea no era la que su marido amaba, y el relato dice que Dios lo vio." },
    {
      reference: "Psalm 62:5-8",
      why: "Derrámalo todo, dice el salmo, como quien vacía un cántaro, ante alguien que puede oírlo.",
    },
    { reference: "Proverbs 14:10", why: "A qué sabe esto lo conoce un solo corazón, y el proverbio lo respeta." },
    {
      reference: "Proverbs 13:12",
      why: "Esperar y esperar puede ser un tormento; ayuda un poco que la Biblia lo diga.",
    },
    {
      reference: "Isaiah 42:3",
      why: "En estas manos está a salvo una caña ya doblada, y también una lámpara casi apagada.",
    },
    { reference: "2 Corinthians 7:5-6", why: "A Pablo, abatido, Dios lo consoló con la llegada de un amigo, Tito." },
    {
      reference: "Psalm 30:4-5",
      why: "Aquí el llanto es un huésped de una noche, y el salmo ha visto la mañana siguiente.",
    },
  ],
  divorce: [
    {
      reference: "Malachi 2:13-14",
      why: "A hombres que habían traicionado a sus esposas el profeta les dice que Dios es testigo a favor de la mujer.",
    },
    {
      reference: "Isaiah 54:4-6",
      why: "A Jerusalén se le habla como a una esposa rechazada, y se le dice que la vergüenza no será el fin de su historia.",
    },
    {
      reference: "John 4:25-29",
      why: "Una mujer con cinco matrimonios a sus espaldas es la primera, en Juan, a quien Jesús dice con claridad quién es.",
    },
    {
      reference: "Genesis 21:16-19",
      why: "A Agar la despidieron con su hijo y un poco de agua; Dios le pregunta qué tiene, y le muestra un pozo.",
    },
    {
      reference: "1 Corinthians 7:15",
      why: "De un creyente al que deja su pareja no creyente, Pablo escribe que no está atado, y que Dios llama a la paz.",
    },
    { reference: "Psalm 27:10", why: "Aunque lo suelte la familia más cercana, David espera que alguien lo recoja." },
    {
      reference: "Hosea 2:14-15",
      why: "De un matrimonio en ruinas Oseas aprendió a decir que un valle de angustia puede volverse puerta.",
    },
    {
      reference: "Lamentations 3:22-26",
      why: "Después de perder toda una ciudad, alguien halló que la misericordia llegaba nueva cada mañana.",
    },
    {
      reference: "Psalm 143:7-8",
      why: "Una oración para decir antes de levantarse, cuando el ánimo desfallece y el camino no se ve.",
    },
    {
      reference: "Psalm 145:14-18",
      why: "Los que caen y los oprimidos son justamente aquellos en quienes piensa esta alabanza.",
    },
  ],
  betrayal: [
    {
      reference: "Psalm 55:12-14",
      why: "De un enemigo lo habría soportado; este era el amigo con quien iba a la casa de Dios.",
    },
    {
      reference: "Psalm 41:9-12",
      why: "El amigo había comido de su pan, y Jesús tomó este versículo la noche de la cena.",
    },
    { reference: "Matthew 26:47-50", why: "La señal era un beso, y Jesús le respondió con la palabra amigo." },
    { reference: "John 13:21-26", why: "Saber quién era no le ahorró a Jesús el dolor: se turbó, y le pasó el pan." },
    {
      reference: "2 Samuel 15:30-31",
      why: "Su hijo se alzó contra él y su consejero se pasó al otro lado; David llora, camina y ora una línea.",
    },
    {
      reference: "Jeremiah 12:6",
      why: "Al profeta se le avisa que sus propios hermanos están contra él, por bien que le hablen.",
    },
    {
      reference: "Micah 7:5-8",
      why: "En un tiempo en que las casas estaban divididas contra sí mismas, Miqueas dice adónde va a mirar.",
    },
    {
      reference: "Genesis 50:19-21",
      why: "José llama mal a lo que hicieron sus hermanos, le deja a Dios el juicio y alimenta a sus hijos.",
    },
    {
      reference: "Luke 22:60-62",
      why: "Para el que traicionó: Pedro lloró amargamente, y esa mirada no fue la última.",
    },
    {
      reference: "John 21:15-17",
      why: "A tres negaciones responden tres preguntas después del desayuno, y un trabajo por hacer.",
    },
  ],
};
