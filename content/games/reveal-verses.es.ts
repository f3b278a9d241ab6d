import type { RevealVerse } from "#content/schema/games.ts";

/** As in English, in the Reina-Valera of 1909: without verses that are longer than a phone shows, or that it numbers otherwise. */
export const revealVerses: readonly RevealVerse[] = [
  {
    id: "genesis-2-7",
    scripture:
      "Formó, pues, Jehová Dios al hombre del polvo de la tierra, y alentó en su nariz soplo de vida; y fué el hombre en alma viviente.",
    reference: { book: "GEN", chapter: 2, verse: 7 },
  },
  {
    id: "genesis-32-28",
    scripture:
      "Y él dijo: No se dirá más tu nombre Jacob, sino Israel: porque has peleado con Dios y con los hombres, y has vencido.",
    reference: { book: "GEN", chapter: 32, verse: 28 },
  },
  {
    id: "exodus-5-2",
    scripture:
      "Y Faraón respondió: ¿Quién es Jehová, para que yo oiga su voz y deje ir á Israel? Yo no conozco á Jehová, ni tampoco dejaré ir á Israel.",
    reference: { book: "EXO", chapter: 5, verse: 2 },
  },
  {
    id: "exodus-15-11",
    scripture:
      "¿Quién como tú, Jehová, entre los dioses? ¿quién como tú, magnífico en santidad, terrible en loores, hacedor de maravillas?",
    reference: { book: "EXO", chapter: 15, verse: 11 },
  },
  {
    id: "exodus-15-14",
    scripture: "Oiránlo los pueblos, y temblarán; apoderarse ha dolor de los moradores de Palestina.",
    reference: { book: "EXO", chapter: 15, verse: 14 },
  },
  {
    id: "exodus-20-2",
    scripture: "Yo soy JEHOVÁ tu Dios, que te saqué de la tierra de Egipto, de casa de siervos.",
    reference: { book: "EXO", chapter: 20, verse: 2 },
  },
  {
    id: "exodus-20-12",
    scripture: "Honra á tu padre y á tu madre, porque tus días se alarguen en la tierra que Jehová tu Dios te da.",
    reference: { book: "EXO", chapter: 20, verse: 12 },
  },
  {
    id: "leviticus-26-33",
    scripture:
      "Y á vosotros os esparciré por las gentes, y desenvainaré espada en pos de vosotros: y vuestra tierra estará asolada, y yermas vuestras ciudades.",
    reference: { book: "LEV", chapter: 26, verse: 33 },
  },
  {
    id: "deuteronomy-4-29",
    scripture:
      "Mas si desde allí buscares á Jehová tu Dios, lo hallarás, si lo buscares de todo tu corazón y de toda tu alma.",
    reference: { book: "DEU", chapter: 4, verse: 29 },
  },
  {
    id: "deuteronomy-6-5",
    scripture: "Y amarás á Jehová tu Dios de todo tu corazón, y de toda tu alma, y con todo tu poder.",
    reference: { book: "DEU", chapter: 6, verse: 5 },
  },
  {
    id: "deuteronomy-12-32",
    scripture: "Cuidaréis de hacer todo lo que yo os mando: no añadirás á ello, ni quitarás de ello.",
    reference: { book: "DEU", chapter: 12, verse: 32 },
  },
  {
    id: "deuteronomy-32-4",
    scripture:
      "El es la Roca, cuya obra es perfecta, porque todos sus caminos son rectitud: Dios de verdad, y ninguna iniquidad en él: es justo y recto.",
    reference: { book: "DEU", chapter: 32, verse: 4 },
  },
  {
    id: "deuteronomy-32-30",
    scripture:
      "¿Cómo podría perseguir uno á mil, y dos harían huir á diez mil, si su Roca no los hubiese vendido, y Jehová no los hubiera entregado?",
    reference: { book: "DEU", chapter: 32, verse: 30 },
  },
  {
    id: "deuteronomy-33-26",
    scripture:
      "No hay como el Dios de Jeshurun, montado sobre los cielos para tu ayuda, y sobre las nubes con su grandeza.",
    reference: { book: "DEU", chapter: 33, verse: 26 },
  },
  {
    id: "1-samuel-2-9",
    scripture:
      "El guarda los pies de sus santos, mas los impíos perecen en tinieblas; porque nadie será fuerte por su fuerza.",
    reference: { book: "1SA", chapter: 2, verse: 9 },
  },
  {
    id: "1-kings-14-16",
    scripture: "Y él entregará á Israel por los pecados de Jeroboam, el cual pecó, y ha hecho pecar á Israel.",
    reference: { book: "1KI", chapter: 14, verse: 16 },
  },
  {
    id: "esther-7-10",
    scripture:
      "Así colgaron á Amán en la horca que él había hecho aparejar para Mardochêo; y apaciguóse la ira del rey.",
    reference: { book: "EST", chapter: 7, verse: 10 },
  },
  {
    id: "job-1-1",
    scripture:
      "Hubo un varón en tierra de Hus, llamado Job; y era este hombre perfecto y recto, y temeroso de Dios, y apartado del mal.",
    reference: { book: "JOB", chapter: 1, verse: 1 },
  },
  {
    id: "job-5-12",
    scripture: "Que frustra los pensamientos de los astutos, para que sus manos no hagan nada:",
    reference: { book: "JOB", chapter: 5, verse: 12 },
  },
  {
    id: "job-9-4",
    scripture: "El es sabio de corazón, y poderoso en fortaleza: ¿quién se endureció contra él, y quedó en paz?",
    reference: { book: "JOB", chapter: 9, verse: 4 },
  },
  {
    id: "job-15-14",
    scripture: "¿Qué cosa es el hombre para que sea limpio, y que se justifique el nacido de mujer?",
    reference: { book: "JOB", chapter: 15, verse: 14 },
  },
  {
    id: "job-17-9",
    scripture: "No obstante, proseguirá el justo su camino, y el limpio de manos aumentará la fuerza.",
    reference: { book: "JOB", chapter: 17, verse: 9 },
  },
  {
    id: "job-20-5",
    scripture: "Que la alegría de los impíos es breve, y el gozo del hipócrita por un momento?",
    reference: { book: "JOB", chapter: 20, verse: 5 },
  },
  {
    id: "job-28-28",
    scripture:
      "Y dijo al hombre: He aquí que el temor del Señor es la sabiduría, y el apartarse del mal la inteligencia.",
    reference: { book: "JOB", chapter: 28, verse: 28 },
  },
  {
    id: "job-42-6",
    scripture: "Por tanto me aborrezco, y me arrepiento en el polvo y en la ceniza.",
    reference: { book: "JOB", chapter: 42, verse: 6 },
  },
  {
    id: "psalms-2-1",
    scripture: "Por qué se amotinan las gentes, y los pueblos piensan vanidad?",
    reference: { book: "PSA", chapter: 2, verse: 1 },
  },
  {
    id: "psalms-2-6",
    scripture: "Yo empero he puesto mi rey sobre Sión, monte de mi santidad.",
    reference: { book: "PSA", chapter: 2, verse: 6 },
  },
  {
    id: "psalms-12-2",
    scripture: "Mentira habla cada uno con su prójimo; con labios lisonjeros, con corazón doble hablan.",
    reference: { book: "PSA", chapter: 12, verse: 2 },
  },
  {
    id: "psalms-19-7",
    scripture:
      "La ley de Jehová es perfecta, que vuelve el alma: el testimonio de Jehová, fiel, que hace sabio al pequeño.",
    reference: { book: "PSA", chapter: 19, verse: 7 },
  },
  {
    id: "psalms-22-1",
    scripture:
      "Dios mío, Dios mío, ¿por qué me has dejado? ¿por qué estás lejos de mi salud, y de las palabras de mi clamor?",
    reference: { book: "PSA", chapter: 22, verse: 1 },
  },
  {
    id: "psalms-22-27",
    scripture:
      "Acordarse han, y volveránse á Jehová todos los términos de la tierra; y se humillarán delante de ti todas las familias de las gentes.",
    reference: { book: "PSA", chapter: 22, verse: 27 },
  },
  {
    id: "psalms-25-14",
    scripture: "El secreto de Jehová es para los que le temen; y á ellos hará conocer su alianza.",
    reference: { book: "PSA", chapter: 25, verse: 14 },
  },
  {
    id: "psalms-27-1",
    scripture:
      "Jehová es mi luz y mi salvación: ¿de quién temeré? Jehová es la fortaleza de mi vida: ¿de quién he de atemorizarme?",
    reference: { book: "PSA", chapter: 27, verse: 1 },
  },
  {
    id: "psalms-37-3",
    scripture: "Espera en Jehová, y haz bien; vivirás en la tierra, y en verdad serás alimentado.",
    reference: { book: "PSA", chapter: 37, verse: 3 },
  },
  {
    id: "psalms-42-1",
    scripture: "Como el ciervo brama por las corrientes de las aguas, así clama por ti, oh Dios, el alma mía.",
    reference: { book: "PSA", chapter: 42, verse: 1 },
  },
  {
    id: "psalms-46-1",
    scripture: "Dios es nuestro amparo y fortaleza, nuestro pronto auxilio en las tribulaciones.",
    reference: { book: "PSA", chapter: 46, verse: 1 },
  },
  {
    id: "psalms-50-15",
    scripture: "E invócame en el día de la angustia: te libraré, y tú me honrarás.",
    reference: { book: "PSA", chapter: 50, verse: 15 },
  },
  {
    id: "psalms-58-10",
    scripture: "Alegraráse el justo cuando viere la venganza: sus pies lavará en la sangre del impío.",
    reference: { book: "PSA", chapter: 58, verse: 10 },
  },
  {
    id: "psalms-72-10",
    scripture: "Los reyes de Tharsis y de las islas traerán presentes: los reyes de Sheba y de Seba ofrecerán dones.",
    reference: { book: "PSA", chapter: 72, verse: 10 },
  },
  {
    id: "psalms-76-10",
    scripture: "Ciertamente la ira del hombre te acarreará alabanza: tú reprimirás el resto de las iras.",
    reference: { book: "PSA", chapter: 76, verse: 10 },
  },
  {
    id: "psalms-80-1",
    scripture:
      "Oh Pastor de Israel, escucha: tú que pastoreas como á ovejas á José, que estás entre querubines, resplandece.",
    reference: { book: "PSA", chapter: 80, verse: 1 },
  },
  {
    id: "psalms-84-11",
    scripture:
      "Porque sol y escudo es Jehová Dios: gracia y gloria dará Jehová: no quitará el bien á los que en integridad andan.",
    reference: { book: "PSA", chapter: 84, verse: 11 },
  },
  {
    id: "psalms-86-5",
    scripture: "Porque tú, Señor, eres bueno y perdonador, y grande en misericordia para con todos los que te invocan.",
    reference: { book: "PSA", chapter: 86, verse: 5 },
  },
  {
    id: "psalms-86-15",
    scripture: "Mas tú, Señor, Dios misericordioso y clemente, lento para la ira, y grande en misericordia y verdad;",
    reference: { book: "PSA", chapter: 86, verse: 15 },
  },
  {
    id: "psalms-91-1",
    scripture: "El que habita al abrigo del Altísimo, morará bajo la sombra del Omnipotente.",
    reference: { book: "PSA", chapter: 91, verse: 1 },
  },
  {
    id: "psalms-91-15",
    scripture: "Me invocará, y yo le responderé: con él estaré yo en la angustia: lo libraré, y le glorificaré.",
    reference: { book: "PSA", chapter: 91, verse: 15 },
  },
  {
    id: "psalms-110-1",
    scripture:
      "Jehová dijo á mi Señor: Siéntate á mi diestra, en tanto que pongo tus enemigos por estrado de tus pies.",
    reference: { book: "PSA", chapter: 110, verse: 1 },
  },
  {
    id: "psalms-115-4",
    scripture: "Sus ídolos son plata y oro, obra de manos de hombres.",
    reference: { book: "PSA", chapter: 115, verse: 4 },
  },
  {
    id: "psalms-125-1",
    scripture: "Los que confían en Jehová son como el monte de Sión, que no deslizará: estará para siempre.",
    reference: { book: "PSA", chapter: 125, verse: 1 },
  },
  {
    id: "psalms-132-13",
    scripture: "Porque Jehová ha elegido á Sión; deseóla por habitación para sí.",
    reference: { book: "PSA", chapter: 132, verse: 13 },
  },
  {
    id: "psalms-145-1",
    scripture: "Ensalzarte he, mi Dios, mi Rey; y bendeciré tu nombre por siglo y para siempre.",
    reference: { book: "PSA", chapter: 145, verse: 1 },
  },
  {
    id: "proverbs-1-7",
    scripture:
      "El principio de la sabiduría es el temor de Jehová: los insensatos desprecian la sabiduría y la enseñanza.",
    reference: { book: "PRO", chapter: 1, verse: 7 },
  },
  {
    id: "proverbs-1-22",
    scripture:
      "¿Hasta cuándo, oh simples, amaréis la simpleza, y los burladores desearán el burlar, y los insensatos aborrecerán la ciencia?",
    reference: { book: "PRO", chapter: 1, verse: 22 },
  },
  {
    id: "proverbs-3-5",
    scripture: "Fíate de Jehová de todo tu corazón, y no estribes en tu prudencia.",
    reference: { book: "PRO", chapter: 3, verse: 5 },
  },
  {
    id: "proverbs-4-18",
    scripture:
      "Mas la senda de los justos es como la luz de la aurora, que va en aumento hasta que el día es perfecto.",
    reference: { book: "PRO", chapter: 4, verse: 18 },
  },
  {
    id: "proverbs-5-22",
    scripture: "Prenderán al impío sus propias iniquidades, y detenido será con las cuerdas de su pecado.",
    reference: { book: "PRO", chapter: 5, verse: 22 },
  },
  {
    id: "proverbs-8-13",
    scripture:
      "El temor de Jehová es aborrecer el mal; la soberbia y la arrogancia, y el mal camino y la boca perversa, aborrezco.",
    reference: { book: "PRO", chapter: 8, verse: 13 },
  },
  {
    id: "proverbs-13-20",
    scripture: "El que anda con los sabios, sabio será; mas el que se allega á los necios, será quebrantado.",
    reference: { book: "PRO", chapter: 13, verse: 20 },
  },
  {
    id: "proverbs-14-32",
    scripture: "Por su maldad será lanzado el impío: mas el justo en su muerte tiene esperanza.",
    reference: { book: "PRO", chapter: 14, verse: 32 },
  },
  {
    id: "proverbs-15-8",
    scripture: "El sacrificio de los impíos es abominación á Jehová: mas la oración de los rectos es su gozo.",
    reference: { book: "PRO", chapter: 15, verse: 8 },
  },
  {
    id: "proverbs-16-7",
    scripture: "Cuando los caminos del hombre son agradables á Jehová, aun á sus enemigos pacificará con él.",
    reference: { book: "PRO", chapter: 16, verse: 7 },
  },
  {
    id: "proverbs-16-18",
    scripture: "Antes del quebrantamiento es la soberbia; y antes de la caída la altivez de espíritu.",
    reference: { book: "PRO", chapter: 16, verse: 18 },
  },
  {
    id: "proverbs-18-10",
    scripture: "Torre fuerte es el nombre de Jehová: á él correrá el justo, y será levantado.",
    reference: { book: "PRO", chapter: 18, verse: 10 },
  },
  {
    id: "proverbs-19-17",
    scripture: "A Jehová empresta el que da al pobre, y él le dará su paga.",
    reference: { book: "PRO", chapter: 19, verse: 17 },
  },
  {
    id: "proverbs-21-1",
    scripture:
      "Como los repartimientos de las aguas, así está el corazón del rey en la mano de Jehová: á todo lo que quiere lo inclina.",
    reference: { book: "PRO", chapter: 21, verse: 1 },
  },
  {
    id: "proverbs-21-30",
    scripture: "No hay sabiduría, ni inteligencia, ni consejo, contra Jehová.",
    reference: { book: "PRO", chapter: 21, verse: 30 },
  },
  {
    id: "proverbs-28-1",
    scripture: "Huye el impío sin que nadie lo persiga: mas el justo está confiado como un leoncillo.",
    reference: { book: "PRO", chapter: 28, verse: 1 },
  },
  {
    id: "proverbs-28-13",
    scripture:
      "El que encubre sus pecados, no prosperará: mas el que los confiesa y se aparta, alcanzará misericordia.",
    reference: { book: "PRO", chapter: 28, verse: 13 },
  },
  {
    id: "proverbs-29-1",
    scripture: "El hombre que reprendido endurece la cerviz, de repente será quebrantado; ni habrá para él medicina.",
    reference: { book: "PRO", chapter: 29, verse: 1 },
  },
  {
    id: "ecclesiastes-9-7",
    scripture:
      "Anda, y come tu pan con gozo, y bebe tu vino con alegre corazón: porque tus obras ya son agradables á Dios.",
    reference: { book: "ECC", chapter: 9, verse: 7 },
  },
  {
    id: "ecclesiastes-12-7",
    scripture: "Y el polvo se torne á la tierra, como era, y el espíritu se vuelva á Dios que lo dió.",
    reference: { book: "ECC", chapter: 12, verse: 7 },
  },
  {
    id: "ecclesiastes-12-13",
    scripture:
      "El fin de todo el discurso oído es este: Teme á Dios, y guarda sus mandamientos; porque esto es el todo del hombre.",
    reference: { book: "ECC", chapter: 12, verse: 13 },
  },
  {
    id: "isaiah-2-11",
    scripture:
      "La altivez de los ojos del hombre será abatida, y la soberbia de los hombres será humillada; y Jehová solo será ensalzado en aquel día.",
    reference: { book: "ISA", chapter: 2, verse: 11 },
  },
  {
    id: "isaiah-3-10",
    scripture: "Decid al justo que le irá bien: porque comerá de los frutos de sus manos.",
    reference: { book: "ISA", chapter: 3, verse: 10 },
  },
  {
    id: "isaiah-3-11",
    scripture: "¡Ay del impío! mal le irá: porque según las obras de sus manos le será pagado.",
    reference: { book: "ISA", chapter: 3, verse: 11 },
  },
  {
    id: "isaiah-7-14",
    scripture:
      "Por tanto el mismo Señor os dará señal: He aquí que la virgen concebirá, y parirá hijo, y llamará su nombre Emmanuel.",
    reference: { book: "ISA", chapter: 7, verse: 14 },
  },
  {
    id: "isaiah-8-20",
    scripture: "¡A la ley y al testimonio! Si no dijeren conforme á esto, es porque no les ha amanecido.",
    reference: { book: "ISA", chapter: 8, verse: 20 },
  },
  {
    id: "isaiah-10-5",
    scripture: "Oh Assur, vara y bastón de mi furor: en su mano he puesto mi ira.",
    reference: { book: "ISA", chapter: 10, verse: 5 },
  },
  {
    id: "isaiah-12-6",
    scripture: "Regocíjate y canta, oh moradora de Sión: porque grande es en medio de ti el Santo de Israel.",
    reference: { book: "ISA", chapter: 12, verse: 6 },
  },
  {
    id: "isaiah-26-3",
    scripture: "Tú le guardarás en completa paz, cuyo pensamiento en ti persevera; porque en ti se ha confiado.",
    reference: { book: "ISA", chapter: 26, verse: 3 },
  },
  {
    id: "isaiah-41-14",
    scripture:
      "No temas, gusano de Jacob, oh vosotros los pocos de Israel; yo te socorrí, dice Jehová, y tu Redentor el Santo de Israel.",
    reference: { book: "ISA", chapter: 41, verse: 14 },
  },
  {
    id: "isaiah-53-6",
    scripture:
      "Todos nosotros nos descarriamos como ovejas, cada cual se apartó por su camino: mas Jehová cargó en él el pecado de todos nosotros.",
    reference: { book: "ISA", chapter: 53, verse: 6 },
  },
  {
    id: "isaiah-56-10",
    scripture:
      "Sus atalayas ciegos son, todos ellos ignorantes; todos ellos perros mudos, no pueden ladrar; soñolientos, echados, aman el dormir.",
    reference: { book: "ISA", chapter: 56, verse: 10 },
  },
  {
    id: "isaiah-60-1",
    scripture: "Levántate, resplandece; que ha venido tu lumbre, y la gloria de Jehová ha nacido sobre ti.",
    reference: { book: "ISA", chapter: 60, verse: 1 },
  },
  {
    id: "jeremiah-2-30",
    scripture:
      "Por demás he azotado vuestros hijos; no han recibido corrección. Cuchillo devoró vuestros profetas como león destrozador.",
    reference: { book: "JER", chapter: 2, verse: 30 },
  },
  {
    id: "jeremiah-4-14",
    scripture:
      "Lava de la malicia tu corazón, oh Jerusalem, para que seas salva. ¿Hasta cuándo dejarás estar en medio de ti los pensamientos de iniquidad?",
    reference: { book: "JER", chapter: 4, verse: 14 },
  },
  {
    id: "jeremiah-9-1",
    scripture:
      "¡Oh si mi cabeza se tornase aguas, y mis ojos fuentes de aguas, para que llore día y noche los muertos de la hija de mi pueblo!",
    reference: { book: "JER", chapter: 9, verse: 1 },
  },
  {
    id: "jeremiah-10-8",
    scripture: "Y todos se infatuarán, y entontecerán. Enseñanza de vanidades es el mismo leño.",
    reference: { book: "JER", chapter: 10, verse: 8 },
  },
  {
    id: "jeremiah-17-9",
    scripture: "Engañoso es el corazón más que todas las cosas, y perverso; ¿quién lo conocerá?",
    reference: { book: "JER", chapter: 17, verse: 9 },
  },
  {
    id: "jeremiah-17-10",
    scripture:
      "Yo Jehová, que escudriño el corazón, que pruebo los riñones, para dar á cada uno según su camino, según el fruto de sus obras.",
    reference: { book: "JER", chapter: 17, verse: 10 },
  },
  {
    id: "jeremiah-23-24",
    scripture:
      "¿Ocultaráse alguno, dice Jehová, en escondrijos que yo no lo vea? ¿No hincho yo, dice Jehová, el cielo y la tierra?",
    reference: { book: "JER", chapter: 23, verse: 24 },
  },
  {
    id: "jeremiah-29-12",
    scripture: "Entonces me invocaréis, é iréis y oraréis á mí, y yo os oiré:",
    reference: { book: "JER", chapter: 29, verse: 12 },
  },
  {
    id: "jeremiah-44-4",
    scripture:
      "Y envié á vosotros á todos mis siervos los profetas, madrugando y enviándolos, diciendo: No hagáis ahora esta cosa abominable que yo aborrezco.",
    reference: { book: "JER", chapter: 44, verse: 4 },
  },
  {
    id: "jeremiah-44-16",
    scripture: "La palabra que nos has hablado en nombre de Jehová, no oímos de ti:",
    reference: { book: "JER", chapter: 44, verse: 16 },
  },
  {
    id: "jeremiah-49-7",
    scripture:
      "De Edom. Así ha dicho Jehová de los ejércitos: ¿No hay más sabiduría en Temán? ¿ha perecido el consejo en los sabios? ¿corrompióse su sabiduría?",
    reference: { book: "JER", chapter: 49, verse: 7 },
  },
  {
    id: "lamentations-3-25",
    scripture: "Bueno es Jehová á los que en él esperan, al alma que le buscare.",
    reference: { book: "LAM", chapter: 3, verse: 25 },
  },
  {
    id: "lamentations-3-37",
    scripture: "¿Quién será aquel que diga, que vino algo que el Señor no mandó?",
    reference: { book: "LAM", chapter: 3, verse: 37 },
  },
  {
    id: "ezekiel-3-17",
    scripture:
      "Hijo del hombre, yo te he puesto por atalaya á la casa de Israel: oirás pues tú la palabra de mi boca, y amonestarlos has de mi parte.",
    reference: { book: "EZK", chapter: 3, verse: 17 },
  },
  {
    id: "ezekiel-22-27",
    scripture:
      "Sus príncipes en medio de ella como lobos que arrebataban presa, derramando sangre, para destruir las almas, para pábulo de su avaricia.",
    reference: { book: "EZK", chapter: 22, verse: 27 },
  },
  {
    id: "ezekiel-34-23",
    scripture:
      "Y despertaré sobre ellas un pastor, y él las apacentará; á mi siervo David: él las apacentará, y él les será por pastor.",
    reference: { book: "EZK", chapter: 34, verse: 23 },
  },
  {
    id: "ezekiel-36-24",
    scripture: "Y yo os tomaré de las gentes, y os juntaré de todas las tierras, y os traeré á vuestro país.",
    reference: { book: "EZK", chapter: 36, verse: 24 },
  },
  {
    id: "ezekiel-36-25",
    scripture:
      "Y esparciré sobre vosotros agua limpia, y seréis limpiados de todas vuestras inmundicias; y de todos vuestros ídolos os limpiaré.",
    reference: { book: "EZK", chapter: 36, verse: 25 },
  },
  {
    id: "daniel-2-37",
    scripture:
      "Tú, oh rey, eres rey de reyes; porque el Dios del cielo te ha dado reino, potencia, y fortaleza, y majestad.",
    reference: { book: "DAN", chapter: 2, verse: 37 },
  },
  {
    id: "daniel-12-2",
    scripture:
      "Y muchos de los que duermen en el polvo de la tierra serán despertados, unos para vida eterna, y otros para vergüenza y confusión perpetua.",
    reference: { book: "DAN", chapter: 12, verse: 2 },
  },
  {
    id: "hosea-5-15",
    scripture:
      "Andaré, y tornaré á mi lugar hasta que conozcan su pecado, y busquen mi rostro. En su angustia madrugarán á mí.",
    reference: { book: "HOS", chapter: 5, verse: 15 },
  },
  {
    id: "hosea-6-1",
    scripture: "Venid y volvámonos á Jehová: que él arrebató, y nos curará; hirió, y nos vendará.",
    reference: { book: "HOS", chapter: 6, verse: 1 },
  },
  {
    id: "hosea-14-1",
    scripture: "Conviértete, oh Israel, á Jehová tu Dios: porque por tu pecado has caído.",
    reference: { book: "HOS", chapter: 14, verse: 1 },
  },
  {
    id: "amos-3-6",
    scripture:
      "¿Tocaráse la trompeta en la ciudad, y no se alborotará el pueblo? ¿habrá algún mal en la ciudad, el cual Jehová no haya hecho?",
    reference: { book: "AMO", chapter: 3, verse: 6 },
  },
  {
    id: "amos-3-7",
    scripture: "Porque no hará nada el Señor Jehová, sin que revele su secreto á sus siervos los profetas.",
    reference: { book: "AMO", chapter: 3, verse: 7 },
  },
  {
    id: "micah-3-9",
    scripture:
      "Oid ahora esto, cabezas de la casa de Jacob, y capitanes de la casa de Israel, que abomináis el juicio, y pervertís todo el derecho;",
    reference: { book: "MIC", chapter: 3, verse: 9 },
  },
  {
    id: "micah-7-5",
    scripture: "No creáis en amigo, ni confiéis en príncipe: de la que duerme á tu lado, guarda, no abras tu boca.",
    reference: { book: "MIC", chapter: 7, verse: 5 },
  },
  {
    id: "micah-7-8",
    scripture:
      "Tú, enemiga mía, no te huelgues de mí: porque aunque caí, he de levantarme; aunque more en tinieblas, Jehová será mi luz.",
    reference: { book: "MIC", chapter: 7, verse: 8 },
  },
  {
    id: "zechariah-7-11",
    scripture: "Empero no quisieron escuchar, antes dieron hombro rebelado, y agravaron sus oídos para no oir:",
    reference: { book: "ZEC", chapter: 7, verse: 11 },
  },
  {
    id: "zechariah-9-17",
    scripture:
      "Porque ¡cuánta es su bondad, y cuánta su hermosura! El trigo alegrará á los mancebos, y el vino á las doncellas.",
    reference: { book: "ZEC", chapter: 9, verse: 17 },
  },
  {
    id: "zechariah-11-8",
    scripture:
      "E hice matar tres pastores en un mes, y mi alma se angustió por ellos, y también el alma de ellos me aborreció á mí.",
    reference: { book: "ZEC", chapter: 11, verse: 8 },
  },
  {
    id: "zechariah-13-1",
    scripture:
      "En aquel tiempo habrá manantial abierto para la casa de David y para los moradores de Jerusalem, para el pecado y la inmundicia.",
    reference: { book: "ZEC", chapter: 13, verse: 1 },
  },
  {
    id: "malachi-2-7",
    scripture:
      "Porque los labios de los sacerdotes han de guardar la sabiduría, y de su boca buscarán la ley; porque mensajero es de Jehová de los ejércitos.",
    reference: { book: "MAL", chapter: 2, verse: 7 },
  },
  {
    id: "malachi-3-18",
    scripture:
      "Entonces os tornaréis, y echaréis de ver la diferencia entre el justo y el malo, entre el que sirve á Dios y el que no le sirve.",
    reference: { book: "MAL", chapter: 3, verse: 18 },
  },
  {
    id: "matthew-1-21",
    scripture: "Y parirá un hijo, y llamarás su nombre JESUS, porque él salvará á su pueblo de sus pecados.",
    reference: { book: "MAT", chapter: 1, verse: 21 },
  },
  {
    id: "matthew-3-17",
    scripture: "Y he aquí una voz de los cielos que decía: Este es mi Hijo amado, en el cual tengo contentamiento.",
    reference: { book: "MAT", chapter: 3, verse: 17 },
  },
  {
    id: "matthew-6-13",
    scripture:
      "Y no nos metas en tentación, mas líbranos del mal: porque tuyo es el reino, y el poder, y la gloria, por todos los siglos. Amén.",
    reference: { book: "MAT", chapter: 6, verse: 13 },
  },
  {
    id: "matthew-6-33",
    scripture: "Mas buscad primeramente el reino de Dios y su justicia, y todas estas cosas os serán añadidas.",
    reference: { book: "MAT", chapter: 6, verse: 33 },
  },
  {
    id: "matthew-10-16",
    scripture:
      "He aquí, yo os envío como á ovejas en medio de lobos: sed pues prudentes como serpientes, y sencillos como palomas.",
    reference: { book: "MAT", chapter: 10, verse: 16 },
  },
  {
    id: "matthew-10-37",
    scripture:
      "El que ama padre ó madre más que á mí, no es digno de mí; y el que ama hijo ó hija más que á mí, no es digno de mí.",
    reference: { book: "MAT", chapter: 10, verse: 37 },
  },
  {
    id: "matthew-11-28",
    scripture: "Venid á mí todos los que estáis trabajados y cargados, que yo os haré descansar.",
    reference: { book: "MAT", chapter: 11, verse: 28 },
  },
  {
    id: "matthew-13-11",
    scripture:
      "Y él respondiendo, les dijo: Por que á vosotros es concedido saber los misterios del reino de los cielos; mas á ellos no es concedido.",
    reference: { book: "MAT", chapter: 13, verse: 11 },
  },
  {
    id: "matthew-16-27",
    scripture:
      "Porque el Hijo del hombre vendrá en la gloria de su Padre con sus ángeles, y entonces pagará á cada uno conforme á sus obras.",
    reference: { book: "MAT", chapter: 16, verse: 27 },
  },
  {
    id: "matthew-20-28",
    scripture:
      "Como el Hijo del hombre no vino para ser servido, sino para servir, y para dar su vida en rescate por muchos.",
    reference: { book: "MAT", chapter: 20, verse: 28 },
  },
  {
    id: "matthew-28-18",
    scripture: "Y llegando Jesús, les habló, diciendo: Toda potestad me es dada en el cielo y en la tierra.",
    reference: { book: "MAT", chapter: 28, verse: 18 },
  },
  {
    id: "matthew-28-20",
    scripture:
      "Enseñándoles que guarden todas las cosas que os he mandado: y he aquí, yo estoy con vosotros todos los días, hasta el fin del mundo. Amén.",
    reference: { book: "MAT", chapter: 28, verse: 20 },
  },
  {
    id: "mark-16-15",
    scripture: "Y les dijo: Id por todo el mundo; predicad el evangelio á toda criatura.",
    reference: { book: "MRK", chapter: 16, verse: 15 },
  },
  {
    id: "luke-1-6",
    scripture:
      "Y eran ambos justos delante de Dios, andando sin reprensión en todos los mandamientos y estatutos del Señor.",
    reference: { book: "LUK", chapter: 1, verse: 6 },
  },
  {
    id: "luke-2-10",
    scripture:
      "Mas el ángel les dijo: No temáis; porque he aquí os doy nuevas de gran gozo, que será para todo el pueblo:",
    reference: { book: "LUK", chapter: 2, verse: 10 },
  },
  {
    id: "luke-2-14",
    scripture: "Gloria en las alturas á Dios, y en la tierra paz, buena voluntad para con los hombres.",
    reference: { book: "LUK", chapter: 2, verse: 14 },
  },
  {
    id: "luke-10-16",
    scripture:
      "El que á vosotros oye, á mí oye; y el que á vosotros desecha, á mí desecha; y el que á mí desecha, desecha al que me envió.",
    reference: { book: "LUK", chapter: 10, verse: 16 },
  },
  {
    id: "luke-11-28",
    scripture: "Y él dijo: Antes bienaventurados los que oyen la palabra de Dios, y la guardan.",
    reference: { book: "LUK", chapter: 11, verse: 28 },
  },
  {
    id: "luke-12-19",
    scripture:
      "Y diré á mi alma: Alma, muchos bienes tienes almacenados para muchos años; repósate, come, bebe, huélgate.",
    reference: { book: "LUK", chapter: 12, verse: 19 },
  },
  {
    id: "luke-12-20",
    scripture: "Y díjole Dios: Necio, esta noche vuelven á pedir tu alma; y lo que has prevenido, ¿de quién será?",
    reference: { book: "LUK", chapter: 12, verse: 20 },
  },
  {
    id: "luke-18-7",
    scripture:
      "¿Y Dios no hará justicia á sus escogidos, que claman á él día y noche, aunque sea longánime acerca de ellos?",
    reference: { book: "LUK", chapter: 18, verse: 7 },
  },
  {
    id: "luke-19-27",
    scripture:
      "Y también á aquellos mis enemigos que no querían que yo reinase sobre ellos, traedlos acá, y degolladlos delante de mí.",
    reference: { book: "LUK", chapter: 19, verse: 27 },
  },
  {
    id: "luke-21-15",
    scripture:
      "Porque yo os daré boca y sabiduría, á la cual no podrán resistir ni contradecir todos los que se os opondrán.",
    reference: { book: "LUK", chapter: 21, verse: 15 },
  },
  {
    id: "luke-24-26",
    scripture: "¿No era necesario que el Cristo padeciera estas cosas, y que entrara en su gloria?",
    reference: { book: "LUK", chapter: 24, verse: 26 },
  },
  {
    id: "luke-24-47",
    scripture:
      "Y que se predicase en su nombre el arrepentimiento y la remisión de pecados en todas las naciones, comenzando de Jerusalem.",
    reference: { book: "LUK", chapter: 24, verse: 47 },
  },
  {
    id: "john-1-17",
    scripture: "Porque la ley por Moisés fué dada: mas la gracia y la verdad por Jesucristo fué hecha.",
    reference: { book: "JHN", chapter: 1, verse: 17 },
  },
  {
    id: "john-1-29",
    scripture:
      "El siguiente día ve Juan á Jesús que venía á él, y dice: He aquí el Cordero de Dios, que quita el pecado del mundo.",
    reference: { book: "JHN", chapter: 1, verse: 29 },
  },
  {
    id: "john-3-19",
    scripture:
      "Y esta es la condenación: porque la luz vino al mundo, y los hombres amaron más las tinieblas que la luz; porque sus obras eran malas.",
    reference: { book: "JHN", chapter: 3, verse: 19 },
  },
  {
    id: "john-3-34",
    scripture: "Porque el que Dios envió, las palabras de Dios habla: porque no da Dios el Espíritu por medida.",
    reference: { book: "JHN", chapter: 3, verse: 34 },
  },
  {
    id: "john-5-39",
    scripture:
      "Escudriñad las Escrituras, porque á vosotros os parece que en ellas tenéis la vida eterna; y ellas son las que dan testimonio de mí.",
    reference: { book: "JHN", chapter: 5, verse: 39 },
  },
  {
    id: "john-7-37",
    scripture:
      "Mas en el postrer día grande de la fiesta, Jesús se ponía en pie y clamaba, diciendo: Si alguno tiene sed, venga á mí y beba.",
    reference: { book: "JHN", chapter: 7, verse: 37 },
  },
  {
    id: "john-10-28",
    scripture: "Y yo les doy vida eterna: y no perecerán para siempre, ni nadie las arrebatará de mi mano.",
    reference: { book: "JHN", chapter: 10, verse: 28 },
  },
  {
    id: "john-12-26",
    scripture:
      "Si alguno me sirve, sígame: y donde yo estuviere, allí también estará mi servidor. Si alguno me sirviere, mi Padre le honrará.",
    reference: { book: "JHN", chapter: 12, verse: 26 },
  },
  {
    id: "john-14-6",
    scripture: "Jesús le dice: Yo soy el camino, y la verdad, y la vida: nadie viene al Padre, sino por mí.",
    reference: { book: "JHN", chapter: 14, verse: 6 },
  },
  {
    id: "john-15-14",
    scripture: "Vosotros sois mis amigos, si hiciereis las cosas que yo os mando.",
    reference: { book: "JHN", chapter: 15, verse: 14 },
  },
  {
    id: "john-16-2",
    scripture:
      "Os echarán de las sinagogas; y aun viene la hora, cuando cualquiera que os matare, pensará que hace servicio á Dios.",
    reference: { book: "JHN", chapter: 16, verse: 2 },
  },
  {
    id: "john-17-3",
    scripture:
      "Esta empero es la vida eterna: que te conozcan el solo Dios verdadero, y á Jesucristo, al cual has enviado.",
    reference: { book: "JHN", chapter: 17, verse: 3 },
  },
  {
    id: "acts-2-4",
    scripture:
      "Y fueron todos llenos del Espíritu Santo, y comenzaron á hablar en otras lenguas, como el Espíritu les daba que hablasen.",
    reference: { book: "ACT", chapter: 2, verse: 4 },
  },
  {
    id: "acts-2-41",
    scripture:
      "Así que, los que recibieron su palabra, fueron bautizados: y fueron añadidas á ellos aquel día como tres mil personas.",
    reference: { book: "ACT", chapter: 2, verse: 41 },
  },
  {
    id: "acts-4-19",
    scripture:
      "Entonces Pedro y Juan, respondiendo, les dijeron: Juzgad si es justo delante de Dios obedecer antes á vosotros que á Dios:",
    reference: { book: "ACT", chapter: 4, verse: 19 },
  },
  {
    id: "acts-5-3",
    scripture:
      "Y dijo Pedro: Ananías, ¿por qué ha llenado Satanás tu corazón á que mintieses al Espíritu Santo, y defraudases del precio de la heredad?",
    reference: { book: "ACT", chapter: 5, verse: 3 },
  },
  {
    id: "acts-5-31",
    scripture:
      "A éste ha Dios ensalzado con su diestra por Príncipe y Salvador, para dar á Israel arrepentimiento y remisión de pecados.",
    reference: { book: "ACT", chapter: 5, verse: 31 },
  },
  {
    id: "acts-7-51",
    scripture:
      "Duros de cerviz, é incircuncisos de corazón y de oídos, vosotros resistís siempre al Espíritu Santo: como vuestros padres, así también vosotros.",
    reference: { book: "ACT", chapter: 7, verse: 51 },
  },
  {
    id: "acts-9-4",
    scripture: "Y cayendo en tierra, oyó una voz que le decía: Saulo, Saulo, ¿por qué me persigues?",
    reference: { book: "ACT", chapter: 9, verse: 4 },
  },
  {
    id: "acts-12-23",
    scripture: "Y luego el ángel del Señor le hirió, por cuanto no dió la gloria á Dios; y espiró comido de gusanos.",
    reference: { book: "ACT", chapter: 12, verse: 23 },
  },
  {
    id: "acts-13-2",
    scripture:
      "Ministrando pues éstos al Señor, y ayunando, dijo el Espíritu Santo: Apartadme á Bernabé y á Saulo para la obra para la cual los he llamado.",
    reference: { book: "ACT", chapter: 13, verse: 2 },
  },
  {
    id: "acts-20-21",
    scripture:
      "Testificando á los Judíos y á los Gentiles arrepentimiento para con Dios, y la fe en nuestro Señor Jesucristo.",
    reference: { book: "ACT", chapter: 20, verse: 21 },
  },
  {
    id: "acts-20-27",
    scripture: "Porque no he rehuído de anunciaros todo el consejo de Dios.",
    reference: { book: "ACT", chapter: 20, verse: 27 },
  },
  {
    id: "acts-22-21",
    scripture: "Y me dijo: Ve, porque yo te tengo que enviar lejos á los Gentiles.",
    reference: { book: "ACT", chapter: 22, verse: 21 },
  },
  {
    id: "romans-1-7",
    scripture:
      "A todos los que estáis en Roma, amados de Dios, llamados santos: Gracia y paz tengáis de Dios nuestro Padre, y del Señor Jesucristo.",
    reference: { book: "ROM", chapter: 1, verse: 7 },
  },
  {
    id: "romans-5-2",
    scripture:
      "Por el cual también tenemos entrada por la fe á esta gracia en la cual estamos firmes, y nos gloriamos en la esperanza de la gloria de Dios.",
    reference: { book: "ROM", chapter: 5, verse: 2 },
  },
  {
    id: "romans-6-21",
    scripture:
      "¿Qué fruto, pues, teníais de aquellas cosas de las cuales ahora os avergonzáis? porque el fin de ellas es muerte.",
    reference: { book: "ROM", chapter: 6, verse: 21 },
  },
  {
    id: "romans-6-23",
    scripture:
      "Porque la paga del pecado es muerte: mas la dádiva de Dios es vida eterna en Cristo Jesús Señor nuestro.",
    reference: { book: "ROM", chapter: 6, verse: 23 },
  },
  {
    id: "romans-8-1",
    scripture:
      "Ahora pues, ninguna condenación hay para los que están en Cristo Jesús, los que no andan conforme á la carne, mas conforme al espíritu.",
    reference: { book: "ROM", chapter: 8, verse: 1 },
  },
  {
    id: "romans-8-28",
    scripture:
      "Y sabemos que á los que á Dios aman, todas las cosas les ayudan á bien, es á saber, á los que conforme al propósito son llamados.",
    reference: { book: "ROM", chapter: 8, verse: 28 },
  },
  {
    id: "romans-10-12",
    scripture:
      "Porque no hay diferencia de Judío y de Griego: porque el mismo que es Señor de todos, rico es para con todos los que le invocan:",
    reference: { book: "ROM", chapter: 10, verse: 12 },
  },
  {
    id: "romans-11-33",
    scripture:
      "¡Oh profundidad de las riquezas de la sabiduría y de la ciencia de Dios! ¡Cuán incomprensibles son sus juicios, é inescrutables sus caminos!",
    reference: { book: "ROM", chapter: 11, verse: 33 },
  },
  {
    id: "romans-12-9",
    scripture: "El amor sea sin fingimiento: aborreciendo lo malo, llegándoos á lo bueno;",
    reference: { book: "ROM", chapter: 12, verse: 9 },
  },
  {
    id: "romans-14-17",
    scripture: "Que el reino de Dios no es comida ni bebida, sino justicia y paz y gozo por el Espíritu Santo.",
    reference: { book: "ROM", chapter: 14, verse: 17 },
  },
  {
    id: "romans-15-13",
    scripture:
      "Y el Dios de esperanza os llene de todo gozo y paz creyendo, para que abundéis en esperanza por la virtud del Espíritu Santo.",
    reference: { book: "ROM", chapter: 15, verse: 13 },
  },
  {
    id: "1-corinthians-3-9",
    scripture: "Porque nosotros, coadjutores somos de Dios; y vosotros labranza de Dios sois, edificio de Dios sois.",
    reference: { book: "1CO", chapter: 3, verse: 9 },
  },
  {
    id: "1-corinthians-3-18",
    scripture:
      "Nadie se engañe á sí mismo: si alguno entre vosotros parece ser sabio en este siglo, hágase simple, para ser sabio.",
    reference: { book: "1CO", chapter: 3, verse: 18 },
  },
  {
    id: "1-corinthians-6-19",
    scripture:
      "¿O ignoráis que vuestro cuerpo es templo del Espíritu Santo, el cual está en vosotros, el cual tenéis de Dios, y que no sois vuestros?",
    reference: { book: "1CO", chapter: 6, verse: 19 },
  },
  {
    id: "1-corinthians-10-22",
    scripture: "¿O provocaremos á celo al Señor? ¿Somos más fuertes que él?",
    reference: { book: "1CO", chapter: 10, verse: 22 },
  },
  {
    id: "1-corinthians-10-31",
    scripture: "Si pues coméis, ó bebéis, ó hacéis otra cosa, hacedlo todo á gloria de Dios.",
    reference: { book: "1CO", chapter: 10, verse: 31 },
  },
  {
    id: "1-corinthians-12-4",
    scripture: "Empero hay repartimiento de dones; mas el mismo Espíritu es.",
    reference: { book: "1CO", chapter: 12, verse: 4 },
  },
  {
    id: "1-corinthians-14-20",
    scripture: "Hermanos, no seáis niños en el sentido, sino sed niños en la malicia: empero perfectos en el sentido.",
    reference: { book: "1CO", chapter: 14, verse: 20 },
  },
  {
    id: "1-corinthians-15-25",
    scripture: "Porque es menester que él reine, hasta poner á todos sus enemigos debajo de sus pies.",
    reference: { book: "1CO", chapter: 15, verse: 25 },
  },
  {
    id: "1-corinthians-15-33",
    scripture: "No erréis: las malas conversaciones corrompen las buenas costumbres.",
    reference: { book: "1CO", chapter: 15, verse: 33 },
  },
  {
    id: "1-corinthians-16-13",
    scripture: "Velad, estad firmes en la fe; portaos varonilmente, y esforzaos.",
    reference: { book: "1CO", chapter: 16, verse: 13 },
  },
  {
    id: "1-corinthians-16-22",
    scripture: "El que no amare al Señor Jesucristo, sea anatema. Maranatha.",
    reference: { book: "1CO", chapter: 16, verse: 22 },
  },
  {
    id: "2-corinthians-2-14",
    scripture:
      "Mas á Dios gracias, el cual hace que siempre triunfemos en Cristo Jesús, y manifiesta el olor de su conocimiento por nosotros en todo lugar.",
    reference: { book: "2CO", chapter: 2, verse: 14 },
  },
  {
    id: "2-corinthians-2-17",
    scripture:
      "Porque no somos como muchos, mercaderes falsos de la palabra de Dios: antes con sinceridad, como de Dios, delante de Dios, hablamos en Cristo.",
    reference: { book: "2CO", chapter: 2, verse: 17 },
  },
  {
    id: "2-corinthians-5-17",
    scripture:
      "De modo que si alguno está en Cristo, nueva criatura es: las cosas viejas pasaron; he aquí todas son hechas nuevas.",
    reference: { book: "2CO", chapter: 5, verse: 17 },
  },
  {
    id: "2-corinthians-5-21",
    scripture:
      "Al que no conoció pecado, hizo pecado por nosotros, para que nosotros fuésemos hechos justicia de Dios en él.",
    reference: { book: "2CO", chapter: 5, verse: 21 },
  },
  {
    id: "2-corinthians-7-10",
    scripture:
      "Porque el dolor que es según Dios, obra arrepentimiento saludable, de que no hay que arrepentirse; mas el dolor del siglo obra muerte.",
    reference: { book: "2CO", chapter: 7, verse: 10 },
  },
  {
    id: "2-corinthians-8-12",
    scripture: "Porque si primero hay la voluntad pronta, será acepta por lo que tiene, no por lo que no tiene.",
    reference: { book: "2CO", chapter: 8, verse: 12 },
  },
  {
    id: "2-corinthians-9-6",
    scripture:
      "Esto empero digo: El que siembra escasamente, también segará escasamente; y el que siembra en bendiciones, en bendiciones también segará.",
    reference: { book: "2CO", chapter: 9, verse: 6 },
  },
  {
    id: "2-corinthians-11-2",
    scripture:
      "Pues que os celo con celo de Dios; porque os he desposado á un marido, para presentaros como una virgen pura á Cristo.",
    reference: { book: "2CO", chapter: 11, verse: 2 },
  },
  {
    id: "2-corinthians-11-13",
    scripture: "Porque éstos son falsos apóstoles, obreros fraudulentos, transfigurándose en apóstoles de Cristo.",
    reference: { book: "2CO", chapter: 11, verse: 13 },
  },
  {
    id: "galatians-3-28",
    scripture:
      "No hay Judío, ni Griego; no hay siervo, ni libre; no hay varón, ni hembra: porque todos vosotros sois uno en Cristo Jesús.",
    reference: { book: "GAL", chapter: 3, verse: 28 },
  },
  {
    id: "galatians-5-6",
    scripture:
      "Porque en Cristo Jesús ni la circuncisión vale algo, ni la incircuncisión; sino la fe que obra por la caridad.",
    reference: { book: "GAL", chapter: 5, verse: 6 },
  },
  {
    id: "galatians-6-7",
    scripture: "No os engañéis: Dios no puede ser burlado: que todo lo que el hombre sembrare, eso también segará.",
    reference: { book: "GAL", chapter: 6, verse: 7 },
  },
  {
    id: "galatians-6-9",
    scripture: "No nos cansemos, pues, de hacer bien; que á su tiempo segaremos, si no hubiéremos desmayado.",
    reference: { book: "GAL", chapter: 6, verse: 9 },
  },
  {
    id: "ephesians-1-6",
    scripture: "Para alabanza de la gloria de su gracia, con la cual nos hizo aceptos en el Amado:",
    reference: { book: "EPH", chapter: 1, verse: 6 },
  },
  {
    id: "ephesians-1-12",
    scripture: "Para que seamos para alabanza de su gloria, nosotros que antes esperamos en Cristo.",
    reference: { book: "EPH", chapter: 1, verse: 12 },
  },
  {
    id: "ephesians-2-10",
    scripture:
      "Porque somos hechura suya, criados en Cristo Jesús para buenas obras, las cuales Dios preparó para que anduviésemos en ellas.",
    reference: { book: "EPH", chapter: 2, verse: 10 },
  },
  {
    id: "ephesians-4-8",
    scripture: "Por lo cual dice: Subiendo á lo alto, llevó cautiva la cautividad, y dió dones á los hombres.",
    reference: { book: "EPH", chapter: 4, verse: 8 },
  },
  {
    id: "ephesians-4-30",
    scripture: "Y no contristéis al Espíritu Santo de Dios, con el cual estáis sellados para el día de la redención.",
    reference: { book: "EPH", chapter: 4, verse: 30 },
  },
  {
    id: "ephesians-5-2",
    scripture:
      "Y andad en amor, como también Cristo nos amó, y se entregó á sí mismo por nosotros, ofrenda y sacrificio á Dios en olor suave.",
    reference: { book: "EPH", chapter: 5, verse: 2 },
  },
  {
    id: "ephesians-5-14",
    scripture: "Por lo cual dice: Despiértate, tú que duermes, y levántate de los muertos, y te alumbrará Cristo.",
    reference: { book: "EPH", chapter: 5, verse: 14 },
  },
  {
    id: "ephesians-6-10",
    scripture: "Por lo demás, hermanos míos, confortaos en el Señor, y en la potencia de su fortaleza.",
    reference: { book: "EPH", chapter: 6, verse: 10 },
  },
  {
    id: "philippians-1-11",
    scripture: "Llenos de frutos de justicia, que son por Jesucristo, á gloria y loor de Dios.",
    reference: { book: "PHP", chapter: 1, verse: 11 },
  },
  {
    id: "philippians-2-3",
    scripture:
      "Nada hagáis por contienda ó por vanagloria; antes bien en humildad, estimándoos inferiores los unos á los otros:",
    reference: { book: "PHP", chapter: 2, verse: 3 },
  },
  {
    id: "philippians-2-17",
    scripture:
      "Y aun si soy derramado en libación sobre el sacrificio y servicio de vuestra fe, me gozo y congratulo por todos vosotros.",
    reference: { book: "PHP", chapter: 2, verse: 17 },
  },
  {
    id: "philippians-3-3",
    scripture:
      "Porque nosotros somos la circuncisión, los que servimos en espíritu á Dios, y nos gloriamos en Cristo Jesús, no teniendo confianza en la carne.",
    reference: { book: "PHP", chapter: 3, verse: 3 },
  },
  {
    id: "philippians-3-7",
    scripture: "Pero las cosas que para mí eran ganancias, helas reputado pérdidas por amor de Cristo.",
    reference: { book: "PHP", chapter: 3, verse: 7 },
  },
  {
    id: "philippians-4-6",
    scripture:
      "Por nada estéis afanosos; sino sean notorias vuestras peticiones delante de Dios en toda oración y ruego, con hacimiento de gracias.",
    reference: { book: "PHP", chapter: 4, verse: 6 },
  },
  {
    id: "philippians-4-13",
    scripture: "Todo lo puedo en Cristo que me fortalece.",
    reference: { book: "PHP", chapter: 4, verse: 13 },
  },
  {
    id: "colossians-2-9",
    scripture: "Porque en él habita toda la plenitud de la divinidad corporalmente:",
    reference: { book: "COL", chapter: 2, verse: 9 },
  },
  {
    id: "colossians-3-3",
    scripture: "Porque muertos sois, y vuestra vida está escondida con Cristo en Dios.",
    reference: { book: "COL", chapter: 3, verse: 3 },
  },
  {
    id: "colossians-3-11",
    scripture:
      "Donde no hay Griego ni Judío, circuncisión ni incircuncisión, bárbaro ni Scytha, siervo ni libre; mas Cristo es el todo, y en todos.",
    reference: { book: "COL", chapter: 3, verse: 11 },
  },
  {
    id: "1-thessalonians-1-10",
    scripture:
      "Y esperar á su Hijo de los cielos, al cual resucitó de los muertos; á Jesús, el cual nos libró de la ira que ha de venir.",
    reference: { book: "1TH", chapter: 1, verse: 10 },
  },
  {
    id: "1-thessalonians-2-19",
    scripture:
      "Porque ¿cuál es nuestra esperanza, ó gozo, ó corona de que me gloríe? ¿No sois vosotros, delante de nuestro Señor Jesucristo en su venida?",
    reference: { book: "1TH", chapter: 2, verse: 19 },
  },
  {
    id: "1-thessalonians-4-8",
    scripture:
      "Así que, el que menosprecia, no menosprecia á hombre, sino á Dios, el cual también nos dió su Espíritu Santo.",
    reference: { book: "1TH", chapter: 4, verse: 8 },
  },
  {
    id: "1-thessalonians-5-2",
    scripture: "Porque vosotros sabéis bien, que el día del Señor vendrá así como ladrón de noche,",
    reference: { book: "1TH", chapter: 5, verse: 2 },
  },
  {
    id: "1-timothy-1-13",
    scripture:
      "Habiendo sido antes blasfemo y perseguidor é injuriador: mas fuí recibido á misericordia, porque lo hice con ignorancia en incredulidad.",
    reference: { book: "1TI", chapter: 1, verse: 13 },
  },
  {
    id: "1-timothy-1-17",
    scripture:
      "Por tanto, al Rey de siglos, inmortal, invisible, al solo sabio Dios sea honor y gloria por los siglos de los siglos. Amén.",
    reference: { book: "1TI", chapter: 1, verse: 17 },
  },
  {
    id: "1-timothy-5-17",
    scripture:
      "Los ancianos que gobiernan bien, sean tenidos por dignos de doblada honra; mayormente los que trabajan en predicar y enseñar.",
    reference: { book: "1TI", chapter: 5, verse: 17 },
  },
  {
    id: "1-timothy-6-11",
    scripture:
      "Mas tú, oh hombre de Dios, huye de estas cosas, y sigue la justicia, la piedad, la fe, la caridad, la paciencia, la mansedumbre.",
    reference: { book: "1TI", chapter: 6, verse: 11 },
  },
  {
    id: "2-timothy-2-10",
    scripture:
      "Por tanto, todo lo sufro por amor de los escogidos, para que ellos también consigan la salud que es en Cristo Jesús con gloria eterna.",
    reference: { book: "2TI", chapter: 2, verse: 10 },
  },
  {
    id: "2-timothy-3-13",
    scripture: "Mas los malos hombres y los engañadores, irán de mal en peor, engañando y siendo engañados.",
    reference: { book: "2TI", chapter: 3, verse: 13 },
  },
  {
    id: "2-timothy-4-2",
    scripture:
      "Que prediques la palabra; que instes á tiempo y fuera de tiempo; redarguye, reprende, exhorta con toda paciencia y doctrina.",
    reference: { book: "2TI", chapter: 4, verse: 2 },
  },
  {
    id: "2-timothy-4-10",
    scripture:
      "Porque Demas me ha desamparado, amando este siglo, y se ha ido á Tesalónica; Crescente á Galacia, Tito á Dalmacia.",
    reference: { book: "2TI", chapter: 4, verse: 10 },
  },
  {
    id: "hebrews-1-8",
    scripture: "Mas al hijo: Tu trono, oh Dios, por el siglo del siglo; vara de equidad la vara de tu reino;",
    reference: { book: "HEB", chapter: 1, verse: 8 },
  },
  {
    id: "hebrews-1-14",
    scripture:
      "¿No son todos espíritus administradores, enviados para servicio á favor de los que serán herederos de salud?",
    reference: { book: "HEB", chapter: 1, verse: 14 },
  },
  {
    id: "hebrews-2-1",
    scripture:
      "Por tanto, es menester que con más diligencia atendamos á las cosas que hemos oído, porque acaso no nos escurramos.",
    reference: { book: "HEB", chapter: 2, verse: 1 },
  },
  {
    id: "hebrews-3-6",
    scripture:
      "Mas Cristo como hijo, sobre su casa; la cual casa somos nosotros, si hasta el cabo retuviéremos firme la confianza y la gloria de la esperanza.",
    reference: { book: "HEB", chapter: 3, verse: 6 },
  },
  {
    id: "hebrews-3-12",
    scripture:
      "Mirad, hermanos, que en ninguno de vosotros haya corazón malo de incredulidad para apartarse del Dios vivo:",
    reference: { book: "HEB", chapter: 3, verse: 12 },
  },
  {
    id: "hebrews-4-14",
    scripture:
      "Por tanto, teniendo un gran Pontífice, que penetró los cielos, Jesús el Hijo de Dios, retengamos nuestra profesión.",
    reference: { book: "HEB", chapter: 4, verse: 14 },
  },
  {
    id: "hebrews-4-16",
    scripture:
      "Lleguémonos pues confiadamente al trono de la gracia, para alcanzar misericordia, y hallar gracia para el oportuno socorro.",
    reference: { book: "HEB", chapter: 4, verse: 16 },
  },
  {
    id: "hebrews-7-25",
    scripture:
      "Por lo cual puede también salvar eternamente á los que por él se allegan á Dios, viviendo siempre para interceder por ellos.",
    reference: { book: "HEB", chapter: 7, verse: 25 },
  },
  {
    id: "hebrews-10-38",
    scripture: "Ahora el justo vivirá por fe; mas si se retirare, no agradará á mi alma.",
    reference: { book: "HEB", chapter: 10, verse: 38 },
  },
  {
    id: "hebrews-12-24",
    scripture:
      "Y á Jesús el Mediador del nuevo testamento, y á la sangre del esparcimiento que habla mejor que la de Abel.",
    reference: { book: "HEB", chapter: 12, verse: 24 },
  },
  {
    id: "hebrews-13-4",
    scripture:
      "Honroso es en todos el matrimonio, y el lecho sin mancilla; mas á los fornicarios y á los adúlteros juzgará Dios.",
    reference: { book: "HEB", chapter: 13, verse: 4 },
  },
  {
    id: "hebrews-13-15",
    scripture:
      "Así que, ofrezcamos por medio de él á Dios siempre sacrificio de alabanza, es á saber, fruto de labios que confiesen á su nombre.",
    reference: { book: "HEB", chapter: 13, verse: 15 },
  },
  {
    id: "james-1-5",
    scripture:
      "Y si alguno de vosotros tiene falta de sabiduría, demándela á Dios, el cual da á todos abundantemente, y no zahiere; y le será dada.",
    reference: { book: "JAS", chapter: 1, verse: 5 },
  },
  {
    id: "james-1-18",
    scripture:
      "El, de su voluntad nos ha engendrado por la palabra de verdad, para que seamos primicias de sus criaturas.",
    reference: { book: "JAS", chapter: 1, verse: 18 },
  },
  {
    id: "james-2-13",
    scripture:
      "Porque juicio sin misericordia será hecho con aquel que no hiciere misericordia: y la misericordia se gloría contra el juicio.",
    reference: { book: "JAS", chapter: 2, verse: 13 },
  },
  {
    id: "james-3-13",
    scripture:
      "¿Quién es sabio y avisado entre vosotros? muestre por buena conversación sus obras en mansedumbre de sabiduría.",
    reference: { book: "JAS", chapter: 3, verse: 13 },
  },
  {
    id: "james-3-14",
    scripture:
      "Pero si tenéis envidia amarga y contención en vuestros corazones, no os gloriéis, ni seáis mentirosos contra la verdad:",
    reference: { book: "JAS", chapter: 3, verse: 14 },
  },
  {
    id: "james-4-6",
    scripture: "Mas él da mayor gracia. Por esto dice: Dios resiste á los soberbios, y da gracia á los humildes.",
    reference: { book: "JAS", chapter: 4, verse: 6 },
  },
  {
    id: "james-4-8",
    scripture:
      "Allegaos á Dios, y él se allegará á vosotros. Pecadores, limpiad las manos; y vosotros de doblado ánimo, purificad los corazones.",
    reference: { book: "JAS", chapter: 4, verse: 8 },
  },
  {
    id: "james-5-1",
    scripture: "Ea ya ahora, oh ricos, llorad aullando por vuestras miserias que os vendrán.",
    reference: { book: "JAS", chapter: 5, verse: 1 },
  },
  {
    id: "1-peter-1-21",
    scripture:
      "Que por él creéis á Dios, el cual le resucitó de los muertos, y le ha dado gloria, para que vuestra fe y esperanza sea en Dios.",
    reference: { book: "1PE", chapter: 1, verse: 21 },
  },
  {
    id: "1-peter-3-22",
    scripture:
      "El cual está á la diestra de Dios, habiendo subido al cielo; estando á él sujetos los ángeles, y las potestades, y virtudes.",
    reference: { book: "1PE", chapter: 3, verse: 22 },
  },
  {
    id: "1-peter-4-2",
    scripture:
      "Para que ya el tiempo que queda en carne, viva, no á las concupiscencias de los hombres, sino á la voluntad de Dios.",
    reference: { book: "1PE", chapter: 4, verse: 2 },
  },
  {
    id: "1-peter-4-7",
    scripture: "Mas el fin de todas las cosas se acerca: sed pues templados, y velad en oración.",
    reference: { book: "1PE", chapter: 4, verse: 7 },
  },
  {
    id: "1-peter-5-4",
    scripture:
      "Y cuando apareciere el Príncipe de los pastores, vosotros recibiréis la corona incorruptible de gloria.",
    reference: { book: "1PE", chapter: 5, verse: 4 },
  },
  {
    id: "1-john-1-8",
    scripture: "Si dijéremos que no tenemos pecado, nos engañamos á nosotros mismos, y no hay verdad en nosotros.",
    reference: { book: "1JN", chapter: 1, verse: 8 },
  },
  {
    id: "1-john-1-9",
    scripture:
      "Si confesamos nuestros pecados, él es fiel y justo para que nos perdone nuestros pecados, y nos limpie de toda maldad.",
    reference: { book: "1JN", chapter: 1, verse: 9 },
  },
  {
    id: "1-john-2-2",
    scripture:
      "Y él es la propiciación por nuestros pecados: y no solamente por los nuestros, sino también por los de todo el mundo.",
    reference: { book: "1JN", chapter: 2, verse: 2 },
  },
  {
    id: "1-john-2-15",
    scripture:
      "No améis al mundo, ni las cosas que están en el mundo. Si alguno ama al mundo, el amor del Padre no está en él.",
    reference: { book: "1JN", chapter: 2, verse: 15 },
  },
  {
    id: "1-john-3-14",
    scripture:
      "Nosotros sabemos que hemos pasado de muerte á vida, en que amamos á los hermanos. El que no ama á su hermano, está en muerte.",
    reference: { book: "1JN", chapter: 3, verse: 14 },
  },
  {
    id: "1-john-3-16",
    scripture:
      "En esto hemos conocido el amor, porque él puso su vida por nosotros: también nosotros debemos poner nuestras vidas por los hermanos.",
    reference: { book: "1JN", chapter: 3, verse: 16 },
  },
  {
    id: "1-john-4-1",
    scripture:
      "Amados, no creáis á todo espíritu, sino probad los espíritus si son de Dios: porque muchos falsos profetas son salidos en el mundo.",
    reference: { book: "1JN", chapter: 4, verse: 1 },
  },
  {
    id: "1-john-4-4",
    scripture:
      "Hijitos, vosotros sois de Dios, y los habéis vencido; porque el que en vosotros está, es mayor que el que está en el mundo.",
    reference: { book: "1JN", chapter: 4, verse: 4 },
  },
  {
    id: "1-john-5-11",
    scripture: "Y este es el testimonio: Que Dios nos ha dado vida eterna; y esta vida está en su Hijo.",
    reference: { book: "1JN", chapter: 5, verse: 11 },
  },
  {
    id: "1-john-5-19",
    scripture: "Sabemos que somos de Dios, y todo el mundo está puesto en maldad.",
    reference: { book: "1JN", chapter: 5, verse: 19 },
  },
  {
    id: "revelation-1-8",
    scripture:
      "Yo soy el Alpha y la Omega, principio y fin, dice el Señor, que es y que era y que ha de venir, el Todopoderoso.",
    reference: { book: "REV", chapter: 1, verse: 8 },
  },
  {
    id: "revelation-1-18",
    scripture:
      "Y el que vivo, y he sido muerto; y he aquí que vivo por siglos de siglos, Amén. Y tengo las llaves del infierno y de la muerte:",
    reference: { book: "REV", chapter: 1, verse: 18 },
  },
  {
    id: "revelation-3-19",
    scripture: "Yo reprendo y castigo á todos los que amo: sé pues celoso, y arrepiéntete.",
    reference: { book: "REV", chapter: 3, verse: 19 },
  },
  {
    id: "revelation-3-21",
    scripture:
      "Al que venciere, yo le daré que se siente conmigo en mi trono; así como yo he vencido, y me he sentado con mi Padre en su trono.",
    reference: { book: "REV", chapter: 3, verse: 21 },
  },
  {
    id: "revelation-12-11",
    scripture:
      "Y ellos le han vencido por la sangre del Cordero, y por la palabra de su testimonio; y no han amado sus vidas hasta la muerte.",
    reference: { book: "REV", chapter: 12, verse: 11 },
  },
  {
    id: "revelation-16-6",
    scripture:
      "Porque ellos derramaron la sangre de los santos y de los profetas, también tú les has dado á beber sangre; pues lo merecen.",
    reference: { book: "REV", chapter: 16, verse: 6 },
  },
  {
    id: "revelation-18-20",
    scripture:
      "Alégrate sobre ella, cielo, y vosotros, santos, apóstoles, y profetas; porque Dios ha vengado vuestra causa en ella.",
    reference: { book: "REV", chapter: 18, verse: 20 },
  },
  {
    id: "revelation-20-15",
    scripture: "Y el que no fué hallado escrito en el libro de la vida, fué lanzado en el lago de fuego.",
    reference: { book: "REV", chapter: 20, verse: 15 },
  },
  {
    id: "revelation-21-2",
    scripture:
      "Y yo Juan vi la santa ciudad, Jerusalem nueva, que descendía del cielo, de Dios, dispuesta como una esposa ataviada para su marido.",
    reference: { book: "REV", chapter: 21, verse: 2 },
  },
  {
    id: "revelation-22-1",
    scripture:
      "Después me mostró un río limpio de agua de vida, resplandeciente como cristal, que salía del trono de Dios y del Cordero.",
    reference: { book: "REV", chapter: 22, verse: 1 },
  },
  {
    id: "revelation-22-15",
    scripture:
      "Mas los perros estarán fuera, y los hechiceros, y los disolutos, y los homicidas, y los idólatras, y cualquiera que ama y hace mentira.",
    reference: { book: "REV", chapter: 22, verse: 15 },
  },
];
