import type { SubjectPassage } from "../../schema/subjects.ts";
import type { passages as english } from "./body-and-mind.ts";

export const passages: Readonly<Record<keyof typeof english, readonly SubjectPassage[]>> = {
  illness: [
    {
      reference: "Psalm 41:3",
      why: "Se pinta a Dios junto a la cama como quien cuida a un enfermo, mullendo y arreglando el lecho.",
    },
    {
      reference: "Mark 2:3-5",
      why: "Cuatro personas llevan a un hombre que no puede andar, y Jesús ve también la fe de ellas.",
    },
    {
      reference: "Luke 4:40",
      why: "Al ponerse el sol le llevaron a todos los enfermos de un pueblo, y puso las manos sobre cada uno.",
    },
    {
      reference: "2 Corinthians 12:7-9",
      why: "Tres veces pidió Pablo que le quitaran su espina; se quedó, y le fue dada gracia para ella.",
    },
    {
      reference: "James 5:13-15",
      why: "El enfermo no tiene por qué estar solo con su mal, dice Santiago: que llame a otros y los deje orar.",
    },
    {
      reference: "Philippians 2:25-27",
      why: "Epafrodito extrañaba su casa y estuvo a punto de morir; Dios tuvo misericordia, y le ahorró a Pablo tristeza sobre tristeza.",
    },
    {
      reference: "1 Timothy 5:23",
      why: "A un amigo que enfermaba a menudo Pablo le manda un consejo corriente para el estómago, y ningún reproche.",
    },
    {
      reference: "John 9:1-3",
      why: "Cuando le preguntaron de quién era la culpa, Jesús dijo que ni de él ni de sus padres.",
    },
    { reference: "Isaiah 38:9-12", why: "El rey Ezequías guardó lo que había dicho cuando creyó que no sanaría." },
    {
      reference: "Psalm 38:8-10",
      why: "Cuando el dolor no deja más palabras que un gemido, este salmo dice que el gemido se entiende.",
    },
    {
      reference: "2 Timothy 4:20",
      why: "También Pablo tuvo que dejar enfermo a un buen amigo, y lo escribe sin culpar a nadie.",
    },
    {
      reference: "Romans 8:22-23",
      why: "Pablo oye gemir al mundo entero, y a nosotros con él, y lo llama esperar que nuestros cuerpos sean hechos nuevos.",
    },
  ],
  depression: [
    {
      reference: "Psalm 42:5-6",
      why: "Le pregunta a su alma por qué está tan abatida, no recibe respuesta, y se lo cuenta a Dios.",
    },
    {
      reference: "Psalm 88:13-18",
      why: "Este salmo acaba en lo oscuro, sin volverse hacia la luz, y aun así se cantaba en el templo.",
    },
    {
      reference: "Psalm 13:1-3",
      why: "Cuatro veces pregunta hasta cuándo; después pide que lo oigan, y luz en los ojos.",
    },
    {
      reference: "Psalm 77:2-6",
      why: "Sin dormir y demasiado turbado para hablar, ve que hasta acordarse de Dios le duele, y sigue buscando.",
    },
    {
      reference: "Psalm 69:1-3",
      why: "Lodo bajo los pies, agua hasta el cuello, la garganta ronca de llamar: por ahí empieza.",
    },
    {
      reference: "Matthew 26:37-38",
      why: "En Getsemaní Jesús dijo lo pesada que estaba su alma, y pidió a sus amigos que se quedaran cerca.",
    },
    { reference: "Isaiah 50:10", why: "El profeta sabe que alguien puede honrar a Dios y no tener nada de luz." },
    { reference: "Psalm 143:4-7", why: "Abrumado, levanta las manos vacías, como la tierra seca espera la lluvia." },
    {
      reference: "Micah 7:8",
      why: "Estar sentado en lo oscuro no es estar acabado, dice Miqueas, por su ciudad y por sí mismo.",
    },
    {
      reference: "Lamentations 3:19-24",
      why: "Aquí la esperanza vuelve como algo recordado, no como algo que se siente.",
    },
    {
      reference: "2 Corinthians 4:7-9",
      why: "Pablo se compara con una vasija de barro: golpeada, fácil de quebrar, y no destruida.",
    },
  ],
  tiredness: [
    { reference: "Matthew 11:28-30", why: "Jesús invita a los agotados sin preguntar primero qué los agotó." },
    {
      reference: "Mark 6:30-32",
      why: "Los discípulos no tenían tiempo ni para comer, así que les dijo que vinieran aparte a descansar.",
    },
    {
      reference: "Isaiah 40:28-31",
      why: "Para desterrados que creían que Dios los había perdido de vista: él no se cansa, y da fuerzas al cansado.",
    },
    {
      reference: "Exodus 17:11-12",
      why: "Cuando Moisés ya no podía tener los brazos en alto, dos hombres trajeron una piedra, lo sentaron y se los sostuvieron.",
    },
    {
      reference: "Exodus 18:17-18",
      why: "Hizo falta un suegro para decirle a Moisés que se agotaría haciéndolo todo solo.",
    },
    { reference: "John 4:6", why: "Una frase corta: Jesús estaba cansado del camino, así que se sentó." },
    {
      reference: "Deuteronomy 5:13-15",
      why: "Alguna vez fueron esclavos sin un día libre, y por eso hasta los siervos y el asno debían descansar.",
    },
    { reference: "Psalm 23:1-3", why: "Aquí el pastor hace que las ovejas se acuesten; descansar es idea suya." },
    {
      reference: "Jeremiah 31:25",
      why: "Prometido a un pueblo que vuelve del destierro: al cansado y al triste se los vuelve a llenar.",
    },
    {
      reference: "Judges 8:4",
      why: "Los trescientos de Gedeón estaban sin fuerzas y seguían, y la Biblia cree que vale la pena escribirlo.",
    },
    {
      reference: "Hebrews 12:1-3",
      why: "En una carrera larga ayuda saber quién llegó antes que tú, y por qué cosas pasó.",
    },
  ],
  sleep: [
    { reference: "Psalm 4:8", why: "Una última frase para el día, tan corta que se recuerda a oscuras." },
    { reference: "Psalm 3:3-5", why: "David huía de su propio hijo cuando se acostó, durmió y volvió a despertar." },
    { reference: "Psalm 127:1-2", why: "Madrugar y acostarse tarde no es lo que lo sostiene todo, dice este canto." },
    {
      reference: "Psalm 63:5-8",
      why: "En el desierto de Judá, despierto en las vigilias de la noche, David piensa en la ayuda que tuvo.",
    },
    {
      reference: "Job 7:3-4",
      why: "Job pregunta cuándo se levantará y se medirá la noche, y da vueltas hasta el alba como tantos otros.",
    },
    {
      reference: "Daniel 6:16-20",
      why: "El que no pudo dormir esa noche fue el rey en su palacio, no el hombre entre los leones.",
    },
    {
      reference: "Acts 12:6-7",
      why: "Pedro, encadenado y a punto de ser juzgado, dormía tan hondo que un ángel tuvo que tocarlo.",
    },
    {
      reference: "Genesis 28:10-12",
      why: "Con una piedra bajo la cabeza y su casa a la espalda, Jacob tuvo el mejor sueño de su vida.",
    },
    {
      reference: "Mark 4:26-27",
      why: "El labrador duerme y la semilla sigue creciendo, y así describe Jesús el reino de Dios.",
    },
    {
      reference: "Psalm 16:7-8",
      why: "Los pensamientos de la noche pueden enseñar además de inquietar, si Dios está puesto delante.",
    },
    {
      reference: "Proverbs 3:24-26",
      why: "Un padre le describe a su hijo las noches de quien de día anduvo con la sabiduría.",
    },
  ],
  "old-age": [
    {
      reference: "Isaiah 46:3-4",
      why: "A los ídolos los cargan bestias cansadas, dice el profeta, pero Dios es quien carga, hasta la última cana.",
    },
    { reference: "Psalm 71:9", why: "Es un miedo que muchos se callan, y este salmo lo dice por ellos." },
    { reference: "Psalm 71:17-18", why: "Queda algo que contarles a los jóvenes, y pide tiempo para contarlo." },
    {
      reference: "Psalm 92:12-15",
      why: "Los árboles viejos todavía dan fruto, dice este canto del sábado, pensando en palmas y cedros.",
    },
    { reference: "Joshua 14:10-12", why: "Caleb tiene ochenta y cinco años y pide las montañas, la parte difícil." },
    {
      reference: "2 Samuel 19:34-37",
      why: "A los ochenta, Barzilai rechaza con amabilidad la vida de la corte, sabiendo lo que aún puede gustar y oír.",
    },
    {
      reference: "Luke 2:36-38",
      why: "Ana llevaba de viuda la mayor parte de su vida, y vio aquello por lo que había orado.",
    },
    {
      reference: "Ecclesiastes 12:1-7",
      why: "Un poema de manos temblorosas, pocos dientes y madrugadas, para quien siente que la casa envejece.",
    },
    {
      reference: "Genesis 48:15-16",
      why: "Jacob, casi ciego, mira todo hacia atrás y dice quién lo alimentó toda la vida.",
    },
    {
      reference: "2 Corinthians 4:16-18",
      why: "Pablo veía gastarse su cuerpo, y algo en él hacerse más nuevo cada día.",
    },
    {
      reference: "Leviticus 19:32",
      why: "A Israel se le mandó ponerse de pie cuando entraba un anciano, y honrar con eso a Dios.",
    },
    {
      reference: "Ruth 4:14-15",
      why: "Noemí había dicho que su vida estaba vacía; ahora las vecinas bendicen a un nieto que sostendrá su vejez.",
    },
  ],
  addiction: [
    { reference: "Romans 7:18-20", why: "Pablo sabía lo que es querer una cosa y hacer la otra, y lo dejó escrito." },
    {
      reference: "Romans 7:24-25",
      why: "El grito y la gratitud están aquí lado a lado, antes de que la pelea termine.",
    },
    {
      reference: "1 Corinthians 10:13",
      why: "Escrito sobre la tentación: no eres el único, y hay una salida que buscar.",
    },
    {
      reference: "Psalm 107:10-16",
      why: "Algunos de los presos de este canto habían ayudado a construir su cárcel, y los oyeron cuando clamaron.",
    },
    {
      reference: "Proverbs 23:29-35",
      why: "Una descripción vieja y exacta de la bebida, hasta la última línea: «aun lo tornaré á buscar».",
    },
    {
      reference: "Luke 15:17-20",
      why: "Volver en sí fue el primer paso; el padre lo vio cuando todavía estaba lejos.",
    },
    {
      reference: "Proverbs 24:16",
      why: "En este proverbio caer siete veces no hace de nadie un fracaso; lo que cuenta es levantarse.",
    },
    {
      reference: "James 5:16",
      why: "Díselo a alguien de confianza, viene a aconsejar Santiago, y deja que ore por ti.",
    },
    {
      reference: "Galatians 6:1-2",
      why: "Para quienes están al lado de alguien atrapado en esto: con suavidad, y con cuidado de uno mismo.",
    },
    { reference: "1 Corinthians 6:12", why: "No dejarse dominar por nada es una frase para decir un día a la vez." },
    {
      reference: "Titus 3:3-5",
      why: "También nosotros éramos esclavos de muchas cosas, dice Pablo de sí y de sus amigos, y entonces apareció la bondad.",
    },
    {
      reference: "Psalm 130:1-6",
      why: "Desde lo hondo, y en una noche que no acaba pronto, como un guardia que espera el alba.",
    },
  ],
  childlessness: [
    { reference: "1 Samuel 1:7-8", why: "A Ana la humillaban cada año, y ni el amor de su marido sabía qué decirle." },
    {
      reference: "1 Samuel 1:9-11",
      why: "Después de la comida se levanta, va a Dios con el alma amarga, y regatea y llora.",
    },
    {
      reference: "Genesis 15:2-3",
      why: "Las primeras palabras de Abram a Dios que se conservan son sobre el hijo que no tiene.",
    },
    {
      reference: "Luke 1:5-7",
      why: "Antes que nada Lucas dice que esta pareja sin hijos era justa, para que nadie la culpe.",
    },
    {
      reference: "Isaiah 56:3-5",
      why: "A los eunucos, que se llamaban árbol seco, Dios les promete un nombre mejor que el de hijos e hijas.",
    },
    { reference: "Psalm 38:9", why: "El deseo que ya no dices en voz alta, Dios lo conoce." },
    {
      reference: "Mark 3:33-35",
      why: "Jesús mira a los que están sentados a su alrededor y dice que ahí está su familia.",
    },
    {
      reference: "Hebrews 4:15-16",
      why: "Jesús puede sentir lo que nos duele, así que se le puede llevar tal como es.",
    },
    {
      reference: "Psalm 22:24",
      why: "Otros apartan quizás la vista de un dolor así, pero Dios no escondió su rostro.",
    },
    {
      reference: "Proverbs 13:12",
      why: "Esperar mes tras mes tiene en este proverbio su verdadero nombre: tormento del corazón.",
    },
  ],
};
