import type { SubjectPassage } from "../../schema/subjects.ts";
import type { passages as english } from "./fear-and-trouble.ts";

export const passages: Readonly<Record<keyof typeof english, readonly SubjectPassage[]>> = {
  fear: [
    {
      reference: "Psalm 56:3-4",
      why: "El que canta no niega que tiene miedo; dice qué hará con el miedo cuando llegue.",
    },
    {
      reference: "Isaiah 41:10",
      why: "Dicho a Israel entre naciones más fuertes: la razón para estar tranquilos no es su fuerza, sino de quién es la mano que los sostiene.",
    },
    {
      reference: "Psalm 27:1-3",
      why: "David hace dos preguntas en voz alta, se imagina afuera todo un ejército y descubre que su corazón aguanta.",
    },
    {
      reference: "Exodus 14:13-14",
      why: "A Israel, atrapado entre el mar y los carros del faraón, se le dice que se quede firme y mire.",
    },
    {
      reference: "Mark 4:37-40",
      why: "Los discípulos despiertan a Jesús con la oración más brusca, y él calma la tormenta antes de preguntarles por su miedo.",
    },
    {
      reference: "John 14:27",
      why: "La noche en que lo arrestan, Jesús les deja a sus amigos lo único que ningún arresto podía quitarles.",
    },
    {
      reference: "2 Timothy 1:7",
      why: "Pablo, desde la cárcel, le recuerda a un amigo joven y tímido que no fue Dios quien puso en él la timidez.",
    },
    {
      reference: "Psalm 34:4-6",
      why: "Un pobre cuenta lo que pasó cuando clamó, e invita a otros a mirar adonde él miró.",
    },
    { reference: "1 John 4:18", why: "Juan escribe del temor al juicio, y dice que saberse amado lo echa fuera." },
  ],
  worry: [
    {
      reference: "Matthew 6:25-27",
      why: "Jesús se lo dice a una multitud en un monte: miren las aves, y lo poco que añade preocuparse.",
    },
    {
      reference: "Matthew 6:31-34",
      why: "Mañana puede traer su propio mal, admite él, y por eso no hay que cargarlo hoy.",
    },
    {
      reference: "Philippians 4:6-7",
      why: "Pablo, que escribe desde la cárcel, le da a cada afán un lugar adonde ir.",
    },
    {
      reference: "1 Peter 5:6-7",
      why: "La palabra de Pedro para echar es un lanzamiento: la carga deja tus manos porque a alguien más le importas.",
    },
    {
      reference: "Psalm 55:22",
      why: "David lo escribió cuando un amigo se había vuelto contra él, así que la carga que echa es pesada.",
    },
    {
      reference: "Luke 10:40-42",
      why: "Marta trabaja para el mismo Jesús, y él nombra su inquietud con cariño, diciendo dos veces su nombre.",
    },
    {
      reference: "Psalm 94:18-19",
      why: "Cuando se amontonan los pensamientos, estos versículos los conocen, y conocen debajo algo más firme.",
    },
    {
      reference: "Psalm 131",
      why: "Tres versículos cortos en que un adulto deja de querer alcanzar lo que no puede manejar, y descansa.",
    },
    {
      reference: "Proverbs 12:25",
      why: "Un proverbio que ve cómo la preocupación dobla a una persona, y lo que puede una buena palabra de fuera.",
    },
  ],
  danger: [
    {
      reference: "Psalm 121",
      why: "Un canto para quienes viajaban por los montes, que no veían tras la curva pero sabían quién velaba.",
    },
    { reference: "Psalm 46:1-3", why: "Aunque la tierra misma se hunda, dice el salmo, hay un lugar adonde correr." },
    {
      reference: "2 Kings 6:15-17",
      why: "Eliseo no regaña a su criado asustado; ora para que el muchacho vea qué más hay allí.",
    },
    {
      reference: "Daniel 3:17-18",
      why: "Tres hombres ante el horno confían en que Dios los salve, y deciden ser fieles aunque no lo haga.",
    },
    {
      reference: "Psalm 57:1-2",
      why: "Escondido del rey Saúl en una cueva, David pide que lo cubran hasta que pase el mal.",
    },
    {
      reference: "Ezra 8:21-23",
      why: "Ante un camino peligroso, con niños en el grupo y sin soldados, Esdras se detiene a orar.",
    },
    {
      reference: "Acts 27:22-25",
      why: "En medio de un naufragio, Pablo transmite una promesa hecha para esa tripulación y esa noche.",
    },
    {
      reference: "2 Chronicles 20:12",
      why: "Un rey que ya no tiene planes lo dice delante de todos, y vuelve los ojos a Dios.",
    },
    {
      reference: "Nahum 1:7",
      why: "Dentro de una profecía dura contra un imperio cruel está esta línea sobre el refugio de los que aplastó.",
    },
  ],
  despair: [
    {
      reference: "1 Kings 19:4-7",
      why: "Elías pide morir, y Dios responde primero con sueño, pan caliente, agua y ningún reproche.",
    },
    {
      reference: "Numbers 11:14-17",
      why: "Moisés le dice a Dios que prefiere morir a seguir así, y recibe a setenta personas para repartir la carga.",
    },
    {
      reference: "Psalm 88:1-4",
      why: "También el salmo más oscuro está en el libro, así que una oración no tiene por qué sonar alegre.",
    },
    {
      reference: "Lamentations 3:17-22",
      why: "Primero el poeta dice que su esperanza se acabó, y solo entonces recuerda una cosa.",
    },
    { reference: "Psalm 40:1-3", why: "Alguien que estuvo en el hoyo lo escribe después para quien está en él ahora." },
    {
      reference: "Jonah 2:5-7",
      why: "Orado desde lo más hondo adonde se puede bajar, por un hombre que había huido de Dios.",
    },
    {
      reference: "2 Corinthians 1:8-10",
      why: "Pablo le cuenta a toda una iglesia que había perdido la esperanza de vivir, y no le dio vergüenza decirlo.",
    },
    {
      reference: "Psalm 139:7-12",
      why: "Para Dios ninguna oscuridad es oscura, lo que quiere decir que la tuya no te ha escondido de él.",
    },
    {
      reference: "Acts 16:27-28",
      why: "A un hombre que ya tenía la espada en la mano, Pablo le grita lo que importa: no lo hagas, aquí estamos todos.",
    },
    {
      reference: "Romans 8:38-39",
      why: "Nada de la larga lista de Pablo, ni nada que tú le añadas, puede apartarte del amor de Dios.",
    },
  ],
  abuse: [
    { reference: "Psalm 11:4-5", why: "La Biblia dice sin rodeos lo que Dios siente por quien ama la violencia." },
    {
      reference: "Psalm 10:12-14",
      why: "El que abusa cree que nunca tendrá que responder; el salmo se vuelve a Dios y le dice que lo ha visto.",
    },
    {
      reference: "1 Samuel 19:10-12",
      why: "Cuando Saúl le tiró la lanza, David salió de la casa, su mujer lo ayudó, y el relato no los culpa.",
    },
    {
      reference: "Psalm 140:1-4",
      why: "Una oración que lo llama todo por su nombre: las manos violentas, y antes de ellas la lengua que envenena.",
    },
    { reference: "Exodus 3:7-8", why: "Dios habla de unos esclavos en Egipto: ha visto, ha oído, conoce, y baja." },
    {
      reference: "Psalm 55:12-14",
      why: "El daño vino de alguien cercano y de confianza, y este salmo sabe que ese es el peor.",
    },
    {
      reference: "Matthew 18:5-6",
      why: "Jesús pone a un niño en medio y dice lo en serio que toma el cielo el daño que se le hace.",
    },
    {
      reference: "Ephesians 5:28-29",
      why: "Pablo les dice a los maridos cómo es el amor en una casa: alimenta y cuida, y nunca lastima.",
    },
    {
      reference: "Psalm 72:12-14",
      why: "Del buen rey se dice que la sangre de los que no tienen poder es preciosa a sus ojos.",
    },
  ],
  enemies: [
    {
      reference: "Matthew 5:43-45",
      why: "Lo más difícil que pide Jesús empieza en secreto, con una oración, y tiene por modelo la lluvia y el sol.",
    },
    { reference: "Romans 12:17-21", why: "Pablo sabe que la paz es cosa de dos, así que pide solo tu mitad." },
    {
      reference: "1 Samuel 24:10-12",
      why: "David tuvo a su alcance, en una cueva, al hombre que lo perseguía, y le dejó el juicio a Dios.",
    },
    { reference: "Psalm 3:1-4", why: "Para los días en que cada vez más voces dicen que ni Dios te va a ayudar." },
    {
      reference: "Exodus 23:4-5",
      why: "La ley antigua empieza por poco: si su asno está caído en el camino, te detienes y ayudas a levantarlo.",
    },
    {
      reference: "Psalm 109:2-4",
      why: "Al que canta, calumniado por gente a la que trató bien, le queda una sola respuesta, y es la oración.",
    },
    {
      reference: "Proverbs 24:17-18",
      why: "Una advertencia para el día en que tropiece tu rival, cuando alegrarse sería tan fácil.",
    },
    {
      reference: "Obadiah 1:12",
      why: "Dicho a Edom, que vio arder la ciudad vecina y sonrió; pregunta cómo miramos la ruina de otros.",
    },
    {
      reference: "Psalm 35:11-14",
      why: "Cuando sus acusadores estuvieron enfermos, él ayunó y se dolió por ellos como por los suyos.",
    },
  ],
  injustice: [
    {
      reference: "Amos 5:21-24",
      why: "A una nación orgullosa de su culto Dios le dice que los cantos no cuentan si los tribunales están torcidos.",
    },
    {
      reference: "Micah 6:8",
      why: "Tres cosas en una línea, dichas a gente que le ofrecía a Dios de todo menos justicia.",
    },
    {
      reference: "Isaiah 1:16-17",
      why: "Tener limpias las manos se aprende, dice el profeta, poniéndose del lado de viudas y huérfanos.",
    },
    {
      reference: "Habakkuk 1:2-4",
      why: "El profeta le reprocha a Dios que se quede mirando mientras la ley se debilita, y con eso empieza el libro.",
    },
    {
      reference: "Luke 18:2-7",
      why: "Jesús habla de una viuda que no dejaba de pedir, para todos los que se cansaron de pedir.",
    },
    {
      reference: "Deuteronomy 10:17-18",
      why: "Aquí hay un juez que no acepta sobornos y que quiere de manera especial a huérfanos, viudas y extranjeros.",
    },
    {
      reference: "James 5:4",
      why: "El salario que se les niega a los jornaleros tiene voz, dice Santiago, y ha llegado a los oídos de Dios.",
    },
    {
      reference: "Ecclesiastes 4:1",
      why: "El Predicador no explica la opresión; mira las lágrimas, y ve que las víctimas no tenían quien las consolara.",
    },
    {
      reference: "Isaiah 42:1-4",
      why: "Del siervo de Dios se promete que traerá justicia sin pisar a nadie que ya esté doblado.",
    },
  ],
  war: [
    {
      reference: "Psalm 46:8-11",
      why: "La orden de estarse quietos la reciben aquí los ejércitos, y la da quien rompe arcos y quema carros.",
    },
    {
      reference: "Isaiah 2:4",
      why: "En un país pequeño entre grandes ejércitos, Isaías vio las espadas hechas herramientas de labranza.",
    },
    {
      reference: "Micah 4:3-4",
      why: "Miqueas tuvo la misma visión que Isaías, y añade una parra y una higuera propias, y el fin del miedo.",
    },
    {
      reference: "Lamentations 2:18-19",
      why: "Escrito en una ciudad que moría de hambre; a los que quedan les dice que lloren en voz alta por los niños.",
    },
    {
      reference: "Habakkuk 3:16-18",
      why: "Con los labios temblando por la noticia de una invasión, el profeta aún halla algo que los soldados no pueden quitar.",
    },
    {
      reference: "2 Kings 6:21-23",
      why: "Cuando le preguntan si matar a los prisioneros, Eliseo manda darles de comer, y por un tiempo cesan los ataques.",
    },
    {
      reference: "Zechariah 8:3-5",
      why: "Así pinta Dios una ciudad después de la guerra: ancianos con bastón, y niños que juegan en las calles.",
    },
    {
      reference: "Psalm 137:1-4",
      why: "Los desterrados junto a un río extranjero no pueden cantar, y su silencio se volvió un salmo.",
    },
    { reference: "Isaiah 9:5-7", why: "La ropa empapada en sangre va al fuego, y el que gobierna después es un niño." },
    { reference: "Psalm 120:6-7", why: "Para quien quiere la paz y vive entre gente que solo habla de pelear." },
  ],
  "the-future": [
    {
      reference: "Jeremiah 29:10-11",
      why: "Enviado a desterrados que esperarían setenta años: no es una promesa para la semana que viene, sino de un Dios que piensa en la paz.",
    },
    { reference: "James 4:13-15", why: "Santiago no prohíbe los planes; pide que los llevemos con la mano abierta." },
    { reference: "Psalm 31:14-15", why: "Rodeado de gente que planea su fin, David pone sus días en otra mano." },
    {
      reference: "Proverbs 16:9",
      why: "Podemos dibujar el mapa, dice el proverbio, y aun así necesitamos a alguien para cada paso.",
    },
    {
      reference: "Hebrews 11:8",
      why: "A Abraham se lo alaba por salir sin una dirección, sabiendo solo quién lo llamaba.",
    },
    {
      reference: "Deuteronomy 29:29",
      why: "Hay cosas que no nos toca saber, le dice Moisés a Israel, y se nos ha dicho bastante para vivir.",
    },
    {
      reference: "Ecclesiastes 11:5-6",
      why: "Como no hay modo de saber qué semilla crecerá, el consejo del Predicador es sembrar por la mañana y por la tarde.",
    },
    {
      reference: "Luke 12:29-32",
      why: "Jesús llama rebaño pequeño a sus amigos inquietos, y les dice qué le gusta dar a su Padre.",
    },
    {
      reference: "Romans 8:28",
      why: "Pablo no llama buenas a todas las cosas; dice que Dios obra en ellas para hacernos semejantes a su Hijo.",
    },
    {
      reference: "Psalm 90:12-17",
      why: "Contar nuestros días, ora Moisés, puede hacernos sabios, y después pide también alegría.",
    },
  ],
};
