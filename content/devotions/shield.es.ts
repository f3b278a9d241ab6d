import type { Quotation, Declaration } from "#content/schema/devotions.ts";

export const lang: string | undefined = undefined;

export const declarations: readonly Declaration[] = [
  {
    text: "Hoy saldré y entraré bajo unos ojos que no duermen. El Señor es quien me guarda.",
    reference: "Psalm 121:4-5",
  },
  {
    text: "Soy de Dios antes de serle útil a nadie. Nada de lo que hoy termine o deje sin terminar cambiará de quién soy.",
    reference: "Isaiah 43:1",
  },
  {
    text: "Me visto las armas de la luz. Diré la verdad, cumpliré lo que prometí y no haré nada que necesite la oscuridad.",
    reference: "Romans 13:12",
  },
  {
    text: "No se me ha dado un espíritu de temor. Tengo fuerza para la próxima hora, amor para la próxima persona y cordura para la próxima decisión.",
    reference: "2 Timothy 1:7",
  },
  {
    text: "Tomo el escudo de la fe. La palabra dura que me lancen puede dar en él, y apagarse.",
    reference: "Ephesians 6:16",
  },
  {
    text: "Dios me ha perdonado. No gastaré este día en pagar una deuda que Cristo ya pagó, ni le pasaré la cuenta a nadie.",
    reference: "Colossians 2:13-14",
  },
  {
    text: "Mi ayuda viene del que hizo el cielo y la tierra. Puedo pedírsela por su nombre, y puedo pedírsela más de una vez.",
    reference: "Psalm 121:2",
  },
  {
    text: "No dejaré que el mal me venza. Antes de que acabe el día le responderé con una cosa buena.",
    reference: "Romans 12:21",
  },
  {
    text: "Las misericordias de Dios son nuevas esta mañana. El fracaso de ayer no tiene la primera palabra.",
    reference: "Lamentations 3:22-23",
  },
  {
    text: "Nada de este día puede apartarme del amor de Dios: ni una mala noticia, ni un largo silencio, ni mi propia torpeza.",
    reference: "Romans 8:38-39",
  },
  {
    text: "Pongo guarda a mi boca. Que la puerta de mis labios se abra para la bondad y se quede cerrada para el chisme.",
    reference: "Psalm 141:3",
  },
  {
    text: "La batalla es del Señor. Haré mi pequeña parte, y le dejaré a él la que nunca fue mía.",
    reference: "2 Chronicles 20:15",
  },
  {
    text: "Cuando soy débil, su gracia me basta. No tengo que parecer fuerte para que él me sostenga.",
    reference: "2 Corinthians 12:9",
  },
  {
    text: "Soy obra maravillosa de Dios. No insultaré lo que él hizo, ni en el espejo ni en nadie que me encuentre.",
    reference: "Psalm 139:14",
  },
  {
    text: "Echo sobre él mis preocupaciones, una por una y por su nombre, porque él cuida de mí. A medianoche no volveré por ellas.",
    reference: "1 Peter 5:7",
  },
  {
    text: "Camino por fe y no por vista. Hay un paso alumbrado, y ese paso es el que daré.",
    reference: "2 Corinthians 5:7",
  },
  {
    text: "La paz de Dios hace guardia sobre mi corazón y mi mente. La preocupación puede tocar, pero nadie le ha dado la llave.",
    reference: "Philippians 4:7",
  },
  {
    text: "El Señor va delante de mí. Hoy no entraré en ningún cuarto donde él no me esté esperando.",
    reference: "Deuteronomy 31:8",
  },
  {
    text: "Me aferro a lo que he creído, porque fiel es el que prometió. Mi mano puede soltarse; la suya no.",
    reference: "Hebrews 10:23",
  },
  {
    text: "Esta noche me acostaré en paz y dormiré. El día quedará todo lo terminado que iba a quedar, y Dios seguirá despierto.",
    reference: "Psalm 4:8",
  },
];

/** Reina-Valera 1909. */
export const dailyWords: readonly Quotation[] = [
  { text: "Este es el día que hizo Jehová: nos gozaremos y alegraremos en él.", reference: "Psalm 118:24" },
  { text: "No temas, porque yo te redimí; te puse nombre, mío eres tú.", reference: "Isaiah 43:1" },
  { text: "Encomienda á Jehová tu camino, y espera en él; y él hará.", reference: "Psalm 37:5" },
  { text: "Todo lo puedo en Cristo que me fortalece.", reference: "Philippians 4:13" },
  { text: "Echa sobre Jehová tu carga, y él te sustentará", reference: "Psalm 55:22" },
  {
    text: "No nos cansemos, pues, de hacer bien; que á su tiempo segaremos, si no hubiéremos desmayado.",
    reference: "Galatians 6:9",
  },
  { text: "La blanda respuesta quita la ira: mas la palabra áspera hace subir el furor.", reference: "Proverbs 15:1" },
  {
    text: "En la multitud de mis pensamientos dentro de mí, tus consolaciones alegraban mi alma.",
    reference: "Psalm 94:19",
  },
  { text: "Hijitos míos, no amemos de palabra ni de lengua, sino de obra y en verdad.", reference: "1 John 3:18" },
  { text: "Mi rostro irá contigo, y te haré descansar.", reference: "Exodus 33:14" },
  {
    text: "Gustad, y ved que es bueno Jehová: dichoso el hombre que confiará en él.",
    reference: "Psalm 34:8",
  },
  {
    text: "Gozosos en la esperanza; sufridos en la tribulación; constantes en la oración",
    reference: "Romans 12:12",
  },
  { text: "He aquí que en las palmas te tengo esculpida", reference: "Isaiah 49:16" },
  { text: "Sed pues misericordiosos, como también vuestro Padre es misericordioso.", reference: "Luke 6:36" },
  { text: "Mas él conoció mi camino: probaráme, y saldré como oro.", reference: "Job 23:10" },
  {
    text: "todo hombre sea pronto para oir, tardío para hablar, tardío para airarse",
    reference: "James 1:19",
  },
  {
    text: "Mi carne y mi corazón desfallecen: mas la roca de mi corazón y mi porción es Dios para siempre.",
    reference: "Psalm 73:26",
  },
  { text: "Jesucristo es el mismo ayer, y hoy, y por los siglos.", reference: "Hebrews 13:8" },
  {
    text: "El cuidado congojoso en el corazón del hombre, lo abate; mas la buena palabra lo alegra.",
    reference: "Proverbs 12:25",
  },
  { text: "Como el Padre me amó, también yo os he amado: estad en mi amor.", reference: "John 15:9" },
  {
    text: "Oh hombre, él te ha declarado qué sea lo bueno, y qué pida de ti Jehová: solamente hacer juicio, y amar misericordia, y humillarte para andar con tu Dios.",
    reference: "Micah 6:8",
  },
  { text: "por fe andamos, no por vista", reference: "2 Corinthians 5:7" },
  { text: "Te alabaré; porque formidables, maravillosas son tus obras", reference: "Psalm 139:14" },
  {
    text: "Y sobre todo, tened entre vosotros ferviente caridad; porque la caridad cubrirá multitud de pecados.",
    reference: "1 Peter 4:8",
  },
  {
    text: "No con ejército, ni con fuerza, sino con mi espíritu, ha dicho Jehová de los ejércitos.",
    reference: "Zechariah 4:6",
  },
  { text: "Lo que es imposible para con los hombres, posible es para Dios.", reference: "Luke 18:27" },
  {
    text: "Oh Jehová, de mañana oirás mi voz; de mañana me presentaré á ti, y esperaré.",
    reference: "Psalm 5:3",
  },
  {
    text: "Sobrellevad los unos las cargas de los otros; y cumplid así la ley de Cristo.",
    reference: "Galatians 6:2",
  },
  {
    text: "y vendrá á nosotros como la lluvia, como la lluvia tardía y temprana á la tierra.",
    reference: "Hosea 6:3",
  },
  { text: "No temas, cree solamente.", reference: "Mark 5:36" },
  { text: "El sana á los quebrantados de corazón, y liga sus heridas.", reference: "Psalm 147:3" },
];

export const oldTestamentReadings: readonly Quotation[] = [
  {
    text: "El que habita al abrigo del Altísimo, morará bajo la sombra del Omnipotente. Diré yo á Jehová: Esperanza mía, y castillo mío; mi Dios, en él confiaré.",
    reference: "Psalm 91:1-2",
  },
  {
    text: "No temáis; estáos quedos, y ved la salud de Jehová, que él hará hoy con vosotros; porque los Egipcios que hoy habéis visto, nunca más para siempre los veréis. Jehová peleará por vosotros, y vosotros estaréis quedos.",
    reference: "Exodus 14:13-14",
  },
  {
    text: "Y Jehová es el que va delante de ti; él será contigo, no te dejará, ni te desamparará; no temas, ni te intimides.",
    reference: "Deuteronomy 31:8",
  },
  {
    text: "Mas tú, Jehová, eres escudo alrededor de mí: mi gloria, y el que ensalza mi cabeza. Con mi voz clamé á Jehová, y él me respondió desde el monte de su santidad. (Selah.) Yo me acosté, y dormí, y desperté; porque Jehová me sostuvo.",
    reference: "Psalm 3:3-5",
  },
  {
    text: "No temas, que yo soy contigo; no desmayes, que yo soy tu Dios que te esfuerzo: siempre te ayudaré, siempre te sustentaré con la diestra de mi justicia.",
    reference: "Isaiah 41:10",
  },
  {
    text: "Mira que te mando que te esfuerces y seas valiente: no temas ni desmayes, porque Jehová tu Dios será contigo en donde quiera que fueres.",
    reference: "Joshua 1:9",
  },
  {
    text: "Alzaré mis ojos á los montes, de donde vendrá mi socorro. Mi socorro viene de Jehová, que hizo los cielos y la tierra. No dará tu pie al resbaladero; ni se dormirá el que te guarda.",
    reference: "Psalm 121:1-3",
  },
  {
    text: "No temáis ni os amedrentéis delante de esta tan grande multitud; porque no es vuestra la guerra, sino de Dios.",
    reference: "2 Chronicles 20:15",
  },
  {
    text: "Dios es nuestro amparo y fortaleza, nuestro pronto auxilio en las tribulaciones. Por tanto no temeremos aunque la tierra sea removida; aunque se traspasen los montes al corazón de la mar.",
    reference: "Psalm 46:1-2",
  },
  {
    text: "He aquí nuestro Dios á quien honramos, puede librarnos del horno de fuego ardiendo; y de tu mano, oh rey, nos librará. Y si no, sepas, oh rey, que tu dios no adoraremos, ni tampoco honraremos la estatua que has levantado.",
    reference: "Daniel 3:17-18",
  },
  {
    text: "Jehová, roca mía y castillo mío, y mi libertador; Dios mío, fuerte mío, en él confiaré; escudo mío, y el cuerno de mi salud, mi refugio.",
    reference: "Psalm 18:2",
  },
  {
    text: "Cuando pasares por las aguas, yo seré contigo; y por los ríos, no te anegarán. Cuando pasares por el fuego, no te quemarás, ni la llama arderá en ti.",
    reference: "Isaiah 43:2",
  },
  {
    text: "Torre fuerte es el nombre de Jehová: á él correrá el justo, y será levantado.",
    reference: "Proverbs 18:10",
  },
  {
    text: "Tú vienes á mí con espada y lanza y escudo; mas yo vengo á ti en el nombre de Jehová de los ejércitos, el Dios de los escuadrones de Israel, que tú has provocado.",
    reference: "1 Samuel 17:45",
  },
  {
    text: "Jehová es mi luz y mi salvación: ¿de quién temeré? Jehová es la fortaleza de mi vida: ¿de quién he de atemorizarme?",
    reference: "Psalm 27:1",
  },
  {
    text: "Bueno es Jehová para fortaleza en el día de la angustia; y conoce á los que en él confían.",
    reference: "Nahum 1:7",
  },
  {
    text: "Mi parte es Jehová, dijo mi alma; por tanto en él esperaré. Bueno es Jehová á los que en él esperan, al alma que le buscare.",
    reference: "Lamentations 3:24-25",
  },
  {
    text: "El da esfuerzo al cansado, y multiplica las fuerzas al que no tiene ningunas. Los mancebos se fatigan y se cansan, los mozos flaquean y caen: Mas los que esperan á Jehová tendrán nuevas fuerzas; levantarán las alas como águilas; correrán, y no se cansarán; caminarán, y no se fatigarán.",
    reference: "Isaiah 40:29-31",
  },
  {
    text: "Con todo, yo me alegraré en Jehová, y me gozaré en el Dios de mi salud. Jehová el Señor es mi fortaleza, el cual pondrá mis pies como de ciervas, y me hará andar sobre mis alturas.",
    reference: "Habakkuk 3:18-19",
  },
  {
    text: "Desde el cabo de la tierra clamaré á ti, cuando mi corazón desmayare: á la peña más alta que yo me conduzcas. Porque tú has sido mi refugio, y torre de fortaleza delante del enemigo.",
    reference: "Psalm 61:2-3",
  },
];

export const newTestamentReadings: readonly Quotation[] = [
  {
    text: "Por lo demás, hermanos míos, confortaos en el Señor, y en la potencia de su fortaleza. Vestíos de toda la armadura de Dios, para que podáis estar firmes contra las asechanzas del diablo.",
    reference: "Ephesians 6:10-11",
  },
  {
    text: "Por lo cual estoy cierto que ni la muerte, ni la vida, ni ángeles, ni principados, ni potestades, ni lo presente, ni lo por venir, Ni lo alto, ni lo bajo, ni ninguna criatura nos podrá apartar del amor de Dios, que es en Cristo Jesús Señor nuestro.",
    reference: "Romans 8:38-39",
  },
  {
    text: "Mis ovejas oyen mi voz, y yo las conozco, y me siguen; Y yo les doy vida eterna: y no perecerán para siempre, ni nadie las arrebatará de mi mano.",
    reference: "John 10:27-28",
  },
  {
    text: "Porque no nos ha dado Dios el espíritu de temor, sino el de fortaleza, y de amor, y de templanza.",
    reference: "2 Timothy 1:7",
  },
  {
    text: "Por nada estéis afanosos; sino sean notorias vuestras peticiones delante de Dios en toda oración y ruego, con hacimiento de gracias. Y la paz de Dios, que sobrepuja todo entendimiento, guardará vuestros corazones y vuestros entendimientos en Cristo Jesús.",
    reference: "Philippians 4:6-7",
  },
  {
    text: "Venid á mí todos los que estáis trabajados y cargados, que yo os haré descansar. Llevad mi yugo sobre vosotros, y aprended de mí, que soy manso y humilde de corazón; y hallaréis descanso para vuestras almas.",
    reference: "Matthew 11:28-29",
  },
  {
    text: "Estando atribulados en todo, mas no angustiados; en apuros, mas no desesperamos; Perseguidos, mas no desamparados; abatidos, mas no perecemos",
    reference: "2 Corinthians 4:8-9",
  },
  {
    text: "Echando toda vuestra solicitud en él, porque él tiene cuidado de vosotros. Sed templados, y velad; porque vuestro adversario el diablo, cual león rugiente, anda alrededor buscando á quien devore",
    reference: "1 Peter 5:7-8",
  },
  {
    text: "Lleguémonos pues confiadamente al trono de la gracia, para alcanzar misericordia, y hallar gracia para el oportuno socorro.",
    reference: "Hebrews 4:16",
  },
  {
    text: "¿No se venden cinco pajarillos por dos blancas? pues ni uno de ellos está olvidado delante de Dios. Y aun los cabellos de vuestra cabeza están todos contados. No temáis pues: de más estima sois que muchos pajarillos.",
    reference: "Luke 12:6-7",
  },
  {
    text: "Estas cosas os he hablado, para que en mí tengáis paz. En el mundo tendréis aflicción: mas confiad, yo he vencido al mundo.",
    reference: "John 16:33",
  },
  {
    text: "Sobre todo, tomando el escudo de la fe, con que podáis apagar todos los dardos de fuego del maligno. Y tomad el yelmo de salud, y la espada del Espíritu; que es la palabra de Dios",
    reference: "Ephesians 6:16-17",
  },
  {
    text: "Bástate mi gracia; porque mi potencia en la flaqueza se perfecciona.",
    reference: "2 Corinthians 12:9",
  },
  {
    text: "Mas buscad primeramente el reino de Dios y su justicia, y todas estas cosas os serán añadidas. Así que, no os congojéis por el día de mañana; que el día de mañana traerá su fatiga: basta al día su afán.",
    reference: "Matthew 6:33-34",
  },
  {
    text: "Velad, estad firmes en la fe; portaos varonilmente, y esforzaos. Todas vuestras cosas sean hechas con caridad.",
    reference: "1 Corinthians 16:13-14",
  },
  {
    text: "Mas fiel es el Señor, que os confirmará y guardará del mal.",
    reference: "2 Thessalonians 3:3",
  },
  {
    text: "Y levantándose, increpó al viento, y dijo á la mar: Calla, enmudece. Y cesó el viento, y fué hecha grande bonanza. Y á ellos dijo: ¿Por qué estáis así amedrentados? ¿Cómo no tenéis fe?",
    reference: "Mark 4:39-40",
  },
  {
    text: "¿Pues qué diremos á esto? Si Dios por nosotros, ¿quién contra nosotros? El que aun á su propio Hijo no perdonó, antes le entregó por todos nosotros, ¿cómo no nos dará también con él todas las cosas?",
    reference: "Romans 8:31-32",
  },
  {
    text: "La cual tenemos como segura y firme ancla del alma, y que entra hasta dentro del velo",
    reference: "Hebrews 6:19",
  },
  {
    text: "A aquel, pues, que es poderoso para guardaros sin caída, y presentaros delante de su gloria irreprensibles, con grande alegría, Al Dios solo sabio, nuestro Salvador, sea gloria y magnificencia, imperio y potencia, ahora y en todos los siglos. Amén.",
    reference: "Jude 1:24-25",
  },
];
