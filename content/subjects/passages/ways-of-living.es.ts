import type { SubjectPassage } from "../../schema/subjects.ts";
import type { passages as english } from "./ways-of-living.ts";

export const passages: Readonly<Record<keyof typeof english, readonly SubjectPassage[]>> = {
  anger: [
    { reference: "Ephesians 4:26-27", why: "Enójense, permite Pablo, y le da al enojo hasta la puesta del sol." },
    { reference: "James 1:19-20", why: "Oído rápido, lengua lenta, genio lento: Santiago los pone en ese orden." },
    {
      reference: "Mark 3:4-5",
      why: "Jesús estaba enojado y dolido a la vez, y lo que hizo su enojo fue sanar una mano.",
    },
    {
      reference: "Genesis 4:5-7",
      why: "Dios pregunta por qué ese enojo, cuando todavía no se ha hecho nada que no se pueda deshacer.",
    },
    {
      reference: "Jonah 4:1-4",
      why: "Jonás le dice a Dios lo enojado que está, y recibe una pregunta en vez de un rayo.",
    },
    {
      reference: "1 Samuel 25:32-33",
      why: "David iba camino de hacer algo terrible, y le da las gracias a la mujer que lo detuvo.",
    },
    { reference: "Nehemiah 5:6-8", why: "Nehemías estaba furioso, y primero lo pensó consigo mismo." },
    {
      reference: "Proverbs 16:32",
      why: "Tomar una ciudad es más fácil que dominar el genio, dice un libro que sabía de las dos cosas.",
    },
    { reference: "Proverbs 29:11", why: "Soltarlo todo de golpe no es aquí sinceridad; el sabio se guarda una parte." },
    { reference: "Psalm 4:4-5", why: "Acuéstate, habla con tu corazón, calla: un remedio para la noche." },
    {
      reference: "Matthew 5:21-24",
      why: "Jesús sigue el homicidio hasta los insultos que le decimos a la gente, y nos manda a hacer las paces.",
    },
    {
      reference: "Exodus 34:6-7",
      why: "Cuando Dios dice su propio nombre, ser lento para la ira es parte de él, y el mal se toma en serio.",
    },
    {
      reference: "Ecclesiastes 7:9",
      why: "El enojo puede pasar por cualquiera, pero son los necios quienes le dan cuarto.",
    },
  ],
  patience: [
    { reference: "James 5:10-11", why: "A Job se le alaba la paciencia, aunque se pasó gritando casi todo su libro." },
    { reference: "Mark 4:26-29", why: "Primero hierba, luego espiga: nadie ha hecho crecer el trigo a tirones." },
    { reference: "Luke 13:6-9", why: "El que cuida la viña pide un año más para el árbol, y se ofrece a cavar." },
    {
      reference: "Ecclesiastes 7:8",
      why: "Cómo acaba una cosa dice más que cómo empezó, así que quédate hasta el final.",
    },
    {
      reference: "1 Thessalonians 5:14",
      why: "A unos les hace falta un aviso, a otros consuelo, a otros un brazo, y a todos paciencia.",
    },
    { reference: "Proverbs 25:15", why: "Una lengua blanda quiebra un hueso, con tiempo, dice una línea de la corte." },
    { reference: "Galatians 6:9", why: "Para los que se cansaron de hacer el bien y no ven que salga nada." },
    { reference: "Genesis 29:20", why: "A Jacob siete años le parecieron pocos días, por quien eran." },
    { reference: "1 Kings 18:43-44", why: "Seis veces no se vio nada, y Elías dijo que volviera a mirar." },
    {
      reference: "Matthew 13:28-30",
      why: "Arrancar la cizaña antes de tiempo daña el trigo, y el dueño del campo deja crecer las dos cosas.",
    },
    {
      reference: "Romans 15:4-5",
      why: "Pablo lo llama Dios de la paciencia antes de pedirnos paciencia de unos con otros.",
    },
    {
      reference: "Hebrews 10:35-36",
      why: "Habían aguantado mucho, y se les pide que no lo tiren justo antes del final.",
    },
  ],
  kindness: [
    { reference: "Ephesians 4:32", why: "Pablo cuelga la bondad de un solo clavo: cómo nos han tratado a nosotros." },
    {
      reference: "Luke 10:33-35",
      why: "Aceite, vino, un lugar en su cabalgadura, dos monedas y la promesa de volver.",
    },
    {
      reference: "2 Samuel 9:1-3",
      why: "David está seguro en su trono, y pregunta si queda alguien con quien ser bueno.",
    },
    { reference: "Ruth 2:13-14", why: "A Rut le dan un lugar entre los trabajadores y más de lo que puede comer." },
    { reference: "2 Kings 4:8-10", why: "Cama, mesa, silla y candelero, listos para un viajero que pasa a menudo." },
    {
      reference: "Jeremiah 38:11-13",
      why: "Ebed-melec no solo lleva sogas al pozo, sino trapos, para que no le corten.",
    },
    {
      reference: "2 Chronicles 28:15",
      why: "A los cautivos de una guerra entre hermanos los visten, les dan de comer y suben en asnos a los débiles.",
    },
    { reference: "Genesis 40:6-7", why: "José, preso también, ve por la mañana dos caras tristes y pregunta." },
    { reference: "Proverbs 12:10", why: "Cómo trata uno a su animal también se cuenta." },
    {
      reference: "Luke 6:35-36",
      why: "Dios es bueno hasta con los ingratos, y Jesús lo llama un parecido de familia.",
    },
    { reference: "Job 29:11-16", why: "Job recuerda lo que era antes: ojos para el ciego y pies para el cojo." },
    { reference: "Matthew 10:42", why: "Un vaso de agua fría es poca cosa, y no se olvida." },
    {
      reference: "Zechariah 7:8-10",
      why: "Le preguntan por el ayuno, y el profeta responde con viudas, huérfanos, extranjeros y pobres.",
    },
    {
      reference: "Hosea 6:6",
      why: "Misericordia es lo que Dios quería desde siempre, en una línea que Jesús citó dos veces.",
    },
  ],
  humility: [
    {
      reference: "Philippians 2:3-8",
      why: "Pablo les pide a sus amigos dos cosas pequeñas, y como razón cuenta toda la historia de Cristo.",
    },
    { reference: "John 13:3-5", why: "Sabiendo que todo estaba en sus manos, Jesús las usó para lavar pies." },
    { reference: "Luke 18:10-14", why: "Uno se compara con los demás, el otro solo pide misericordia." },
    { reference: "Luke 14:8-11", why: "Buenos modales en la mesa, según Jesús, con algo detrás." },
    { reference: "Matthew 18:2-4", why: "El niño de en medio no ha hecho nada más que venir cuando lo llamaron." },
    {
      reference: "Proverbs 16:18-19",
      why: "El orgullo va delante y la caída llega después, como casi todos hemos visto.",
    },
    { reference: "Isaiah 57:15", why: "Dios tiene dos direcciones: una muy alta, y la otra con el quebrantado." },
    {
      reference: "Daniel 4:34-37",
      why: "El hombre más poderoso de su tiempo perdió la razón y la recobró mirando hacia arriba.",
    },
    { reference: "John 3:28-30", why: "Juan el Bautista ve irse a su gente con Jesús, y lo llama su alegría." },
    {
      reference: "1 Corinthians 4:7",
      why: "Tres preguntas de Pablo, y la segunda basta: ¿qué tienes que no te hayan dado?",
    },
    {
      reference: "Jeremiah 9:23-24",
      why: "Ni sabiduría, ni fuerza, ni riquezas, dice Dios, pero hay algo de lo que gloriarse.",
    },
    {
      reference: "Obadiah 1:3-4",
      why: "Edom se sentía seguro en sus altas peñas, y oyó que hasta el nido del águila está al alcance.",
    },
    {
      reference: "Judges 7:2",
      why: "Al ejército de Gedeón lo hacen más pequeño, para que Israel no diga después que se salvó solo.",
    },
    { reference: "Romans 12:3", why: "Ni de más ni de menos: piensa de ti con cordura, dice Pablo." },
  ],
  envy: [
    { reference: "Psalm 73:2-5", why: "Uno que adora admite que casi resbaló, mirando lo bien que les iba a otros." },
    { reference: "Psalm 37:1-4", why: "No te irrites, dice, y te da algo mejor que mirar." },
    {
      reference: "Proverbs 14:30",
      why: "La envidia come por dentro como la caries a los huesos; el proverbio lo dice sin alzar la voz.",
    },
    { reference: "Matthew 20:11-15", why: "El trato se cumplió; lo único es que a otro le dieron lo mismo." },
    {
      reference: "John 21:20-22",
      why: "Pedro mira atrás y pregunta qué le tocará al otro, y se le dice que se ocupe de su camino.",
    },
    { reference: "1 Samuel 18:7-9", why: "Un canto con dos números, y Saúl no volvió a mirar igual a David." },
    {
      reference: "Genesis 37:3-4",
      why: "El favor de un padre y una túnica fina, y sus hermanos no podían hablarle con cariño.",
    },
    {
      reference: "Luke 15:29-31",
      why: "Todo lo mío es tuyo, le dice el padre al hijo que había estado llevando cuentas.",
    },
    { reference: "Numbers 11:27-29", why: "Moisés oye que otros tienen su don, y desea que lo tuvieran todos." },
    {
      reference: "Romans 12:15",
      why: "Llorar con otros es difícil, y alegrarse con ellos puede serlo más; Pablo pide las dos cosas.",
    },
    { reference: "1 Corinthians 12:15-20", why: "Al pie que quisiera ser mano se lo sigue necesitando para andar." },
    {
      reference: "Genesis 26:19-22",
      why: "Isaac les cede dos pozos a vecinos envidiosos, y cava hasta que hay lugar.",
    },
    {
      reference: "Ecclesiastes 4:4",
      why: "Mucho se trabaja, sospecha el Predicador, con un ojo puesto en los de al lado.",
    },
    { reference: "Galatians 6:4", why: "Mira tu propia obra, dice Pablo, y deja de comparar." },
  ],
  honesty: [
    {
      reference: "Ephesians 4:25",
      why: "Somos de un mismo cuerpo, así que la mentira es algo que uno se hace a sí mismo.",
    },
    { reference: "Matthew 5:37", why: "Que el sí sea sí, y no hará falta jurar." },
    {
      reference: "Leviticus 19:35-36",
      why: "Balanzas y medidas son asunto de Dios, y la razón que da es la salida de Egipto.",
    },
    { reference: "Proverbs 11:1", why: "Se dice que a Dios le agrada una pesa que es lo que dice." },
    { reference: "Psalm 15:1-4", why: "Aquí hay alguien que cumple lo prometido aun cuando le sale caro." },
    {
      reference: "Zechariah 8:16-17",
      why: "Cuatro reglas para una ciudad que se reconstruye, y primero la verdad con el prójimo.",
    },
    {
      reference: "2 Kings 12:14-15",
      why: "A estos obreros no se les pedían cuentas, porque se podía confiar en ellos.",
    },
    { reference: "1 Samuel 12:3-4", why: "Antes de retirarse, Samuel invita a todos a decir qué les ha quitado." },
    {
      reference: "1 Kings 22:13-14",
      why: "Cuatrocientos están de acuerdo con el rey, y a Micaías le aconsejan lo mismo.",
    },
    {
      reference: "Daniel 6:4",
      why: "Sus rivales buscaron una falta en todo el trabajo de Daniel, y no hallaron ninguna.",
    },
    {
      reference: "Amos 8:4-6",
      why: "A unos mercaderes que no ven la hora de que acabe el sábado se los oye planear medidas chicas y precios altos.",
    },
    {
      reference: "2 Corinthians 8:20-21",
      why: "Como lleva una colecta grande, Pablo dispone que otros puedan revisarla.",
    },
    {
      reference: "Luke 19:8-9",
      why: "Con Jesús de huésped, Zaqueo cuenta lo que ha quitado y devuelve el cuádruple.",
    },
    { reference: "Psalm 51:6", why: "Se quiere la verdad por dentro, donde nadie más la vería." },
    { reference: "Exodus 23:1-2", why: "No pases el rumor, y no te unas porque lo hagan todos los demás." },
  ],
  "what-we-say": [
    { reference: "James 3:5-10", why: "Una chispa, un bosque; y la misma boca que bendice a Dios." },
    {
      reference: "Proverbs 12:18",
      why: "Hay palabras que hieren y palabras que sanan, y días para notar cuáles son las nuestras.",
    },
    { reference: "Proverbs 15:1-2", why: "Aquí lo suave no es débil: hace dar la vuelta al enojo." },
    {
      reference: "Proverbs 18:13",
      why: "Responder antes de escuchar se llama necedad, por acertada que sea la respuesta.",
    },
    { reference: "Proverbs 25:11", why: "La palabra justa a su tiempo va engastada como una joya." },
    {
      reference: "Psalm 141:3",
      why: "Pide un guardia a la puerta de los labios, y es tan corta que alcanza para el momento en que hace falta.",
    },
    { reference: "Psalm 19:14", why: "Para decir antes de hablar, o antes de una llamada difícil." },
    { reference: "Ephesians 4:29", why: "La prueba de Pablo para una frase es si edifica, y si da algo." },
    { reference: "Colossians 4:6", why: "Hablen con gracia, dice Pablo, y con un poco de sal." },
    {
      reference: "Matthew 12:34-37",
      why: "Lo que hay en el corazón se acaba oyendo, y Jesús toma en serio las palabras descuidadas.",
    },
    {
      reference: "Isaiah 50:4",
      why: "Saber la palabra que sostiene al cansado se aprende escuchando, mañana tras mañana.",
    },
    { reference: "Job 16:2-5", why: "Job les dice a los que lo consuelan lo fácil que sería hablar como ellos." },
    { reference: "Proverbs 26:18-19", why: "Que era broma: esa ya era entonces la excusa." },
    { reference: "Isaiah 6:5-7", why: "Avergonzado de sus labios, a Isaías se los tocan y se los limpian." },
    { reference: "Ecclesiastes 5:2-3", why: "También ante Dios, pocas palabras, y ninguna con prisa." },
  ],
  wisdom: [
    { reference: "1 Kings 3:7-10", why: "Le ofrecen cualquier cosa, y un rey joven pide un corazón que entienda." },
    {
      reference: "James 3:13-17",
      why: "A la sabiduría de lo alto se la conoce por sus modales: es amable, y se puede hablar con ella.",
    },
    { reference: "Proverbs 2:1-6", why: "Búscala como se busca la plata, dice el padre; y aun así es un regalo." },
    {
      reference: "Proverbs 3:13-18",
      why: "La sabiduría es una mujer con regalos en las dos manos, y sus caminos son agradables.",
    },
    { reference: "Proverbs 9:9-10", why: "Sabios son aquellos a quienes todavía se les puede decir algo." },
    { reference: "Job 28:12-15", why: "Se puede sacar el oro más hondo y no hallar dónde vive el entendimiento." },
    { reference: "Ecclesiastes 9:14-18", why: "Un pobre salvó una ciudad con buen juicio, y lo olvidaron." },
    { reference: "Matthew 7:24-27", why: "Las dos casas parecen iguales hasta que llega el mal tiempo." },
    { reference: "Matthew 10:16", why: "Enviados entre lobos, sus amigos deben ser listos sin hacer daño." },
    {
      reference: "1 Corinthians 1:25-27",
      why: "En una ciudad de gente que hablaba muy bien, Pablo señala a quiénes había elegido Dios.",
    },
    { reference: "Proverbs 13:20", why: "Nos vamos pareciendo a aquellos con quienes andamos." },
    { reference: "Proverbs 18:17", why: "La primera versión suena cierta hasta que se oye la segunda." },
    { reference: "Luke 2:46-47", why: "A los doce años Jesús estaba sentado entre maestros, escuchaba y preguntaba." },
    { reference: "Ecclesiastes 7:10", why: "Ni la nostalgia es sabia, dice nada menos que el Predicador." },
  ],
  courage: [
    {
      reference: "Joshua 1:6-9",
      why: "Tres veces se le dice a Josué que se esfuerce, lo que hace pensar que no se sentía fuerte.",
    },
    { reference: "Deuteronomy 31:6", why: "Moisés no puede ir con ellos, y les dice quién irá." },
    { reference: "Esther 4:13-16", why: "Ester tiene miedo, pide a otros que ayunen con ella, y entra." },
    {
      reference: "Exodus 1:15-17",
      why: "Dos parteras, de las que se sabe el nombre, desobedecen a un rey del que no se sabe.",
    },
    { reference: "1 Samuel 17:37", why: "El valor de David ante Goliat consiste en acordarse del león y del oso." },
    {
      reference: "2 Chronicles 32:7-8",
      why: "Con el mayor ejército de su tiempo en camino, Ezequías reúne a su gente en una plaza y habla.",
    },
    {
      reference: "Nehemiah 6:9-11",
      why: "Sus enemigos lo asustan adrede; Nehemías ora una línea, que Dios le dé fuerzas, y se queda.",
    },
    {
      reference: "Mark 15:43",
      why: "Cuando todos los discípulos se habían ido, un consejero respetable fue a Pilato y pidió el cuerpo.",
    },
    {
      reference: "Acts 4:18-20",
      why: "Les prohíben hablar, y Pedro y Juan dicen con cortesía que no pueden evitarlo.",
    },
    {
      reference: "Acts 28:15",
      why: "Pablo, preso al final de un largo camino, ve venir a unos amigos, da gracias a Dios y se anima.",
    },
    {
      reference: "Jeremiah 1:6-8",
      why: "Soy muy joven, dice Jeremías; no digas eso, oye, y no te importe la cara que pongan.",
    },
    { reference: "Judges 6:12-14", why: "Gedeón está trillando a escondidas cuando lo llaman valiente." },
    {
      reference: "1 Samuel 30:6",
      why: "Sus hombres hablaban de apedrearlo, no estaba su familia, y David halló fuerzas en un solo lugar.",
    },
    {
      reference: "1 Corinthians 16:13-14",
      why: "Manténganse firmes, y háganlo todo con amor: Pablo no quiere lo uno sin lo otro.",
    },
  ],
  serving: [
    {
      reference: "Mark 10:43-45",
      why: "Jacobo y Juan habían pedido los mejores asientos, y Jesús les dijo lo que cuesta ser grande.",
    },
    { reference: "John 13:12-15", why: "Con la toalla recién dejada, Jesús dice que les ha dado un ejemplo." },
    { reference: "Matthew 25:37-40", why: "Los que ayudaron no sabían a quién, y se sorprenden al oírlo." },
    { reference: "Galatians 5:13-14", why: "Los que son libres pueden usar su libertad para cuidar unos de otros." },
    { reference: "1 Peter 4:10-11", why: "Todos han recibido algo, dice Pedro, y era para los demás." },
    { reference: "Romans 12:4-8", why: "Siete dones seguidos, y al último se le pide alegría." },
    { reference: "1 Corinthians 3:5-9", why: "Uno planta, otro riega, y ninguno puede hacer crecer nada." },
    { reference: "Nehemiah 3:12", why: "En la larga lista de los que repararon el muro están Salum y sus hijas." },
    {
      reference: "Exodus 35:25-26",
      why: "Antes de colgar la tienda de reunión, unas mujeres la hilaron, hebra por hebra.",
    },
    {
      reference: "2 Kings 3:11",
      why: "Un oficial del rey conoce a Eliseo como el que le echaba agua en las manos a Elías.",
    },
    {
      reference: "Luke 8:1-3",
      why: "Varias mujeres pagaban los gastos de Jesús y sus amigos, y Lucas anotó quiénes eran.",
    },
    { reference: "Romans 16:6", why: "De esta María sabemos una sola cosa: que trabajó mucho por otros." },
    { reference: "Hebrews 6:10", why: "Cuando nadie ha agradecido tu trabajo, aquí hay alguien que no olvida." },
    {
      reference: "Isaiah 6:8",
      why: "Una pregunta queda en el aire, e Isaías la responde antes de saber cuál es la tarea.",
    },
    {
      reference: "Psalm 84:10",
      why: "El que canta prefiere estar a la puerta en la casa de Dios que ser huésped en otra parte.",
    },
  ],
};
