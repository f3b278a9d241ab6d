import type { NewTestamentDay } from "#content/schema/reading-plan.ts";

export const days: readonly NewTestamentDay[] = [
  [
    "1 Corinthians 1",
    "Los de Cloé cuentan de pleitos por maestros favoritos. Pablo señala a Cristo crucificado, débil a la vista y más fuerte que nadie.",
  ],
  [
    "1 Corinthians 2",
    "Pablo llegó a Corinto temblando y sin palabras finas. Lo que ojo no vio, Dios lo muestra por su Espíritu.",
  ],
  [
    "1 Corinthians 3",
    "Apolos regó lo que Pablo plantó, y Dios lo hizo crecer. Hay un solo cimiento; que cada uno mire con qué construye.",
  ],
  [
    "1 Corinthians 4",
    "A un administrador se le pide ser fiel, y su juez es el Señor. Los apóstoles pasan hambre, trabajan con las manos y bendicen.",
  ],
  [
    "1 Corinthians 5",
    "Un hombre vive con la mujer de su padre, y la iglesia está orgullosa. Un poco de levadura hace fermentar toda la masa.",
  ],
  [
    "1 Corinthians 6",
    "Un hermano lleva a otro a los tribunales; Pablo pregunta por qué no sufrir más bien el engaño. El cuerpo es templo.",
  ],
  [
    "1 Corinthians 7:1-24",
    "Esposo y esposa se deben lo mismo. La meta es la paz con quien no cree, y la libertad para el esclavo que pueda.",
  ],
  [
    "1 Corinthians 7:25-40",
    "Casarse o no casarse: Pablo da su parecer, no una orden. El tiempo es corto, y quiere ahorrarles preocupaciones.",
  ],
  [
    "1 Corinthians 8",
    "La carne ofrecida a un ídolo es solo carne, y aun así puede herir una conciencia. El saber hincha; el amor edifica.",
  ],
  [
    "1 Corinthians 9",
    "Un apóstol puede cobrar su salario, y Pablo no quiere. Se adapta a todos los que encuentra y se entrena como un corredor.",
  ],
  [
    "1 Corinthians 10:1-13",
    "Israel pasó bajo la nube y por el mar, y aun así muchos cayeron. Con cada tentación Dios abre una salida.",
  ],
  [
    "1 Corinthians 10:14-33",
    "Siendo muchos, comparten un pan y son un cuerpo. Compra lo que venden en el mercado, y piensa en la conciencia del otro.",
  ],
  [
    "1 Corinthians 11:1-16",
    "Pablo escribe sobre cabezas cubiertas en hombres y mujeres que oran y profetizan, y dice que ninguno es sin el otro.",
  ],
  [
    "1 Corinthians 11:17-34",
    "En la cena del Señor uno pasa hambre y otro se emborracha. Pablo recuerda la noche en que se dio, y les dice que esperen.",
  ],
  ["1 Corinthians 12", "El ojo no puede despedir a la mano, y las partes más débiles hacen falta."],
  [
    "1 Corinthians 13",
    "Caridad es la palabra antigua para el amor: sin él, la elocuencia es solo ruido, y cuando el saber pasa, él queda.",
  ],
  [
    "1 Corinthians 14:1-25",
    "Una trompeta confusa no reúne a un ejército. Cinco palabras que otros entienden valen más que diez mil que no.",
  ],
  [
    "1 Corinthians 14:26-40",
    "Uno trae un salmo, otro una enseñanza. Siguen reglas sobre turnos y sobre callar, porque Dios es Dios de paz.",
  ],
  [
    "1 Corinthians 15:1-34",
    "Lo vio Cefas, luego más de quinientos, y al último Pablo. Sin esa resurrección, dice, la fe queda vacía.",
  ],
  [
    "1 Corinthians 15:35-58",
    "Un grano desnudo entra en la tierra, y Dios le da cuerpo. Sonará la trompeta, y seremos transformados.",
  ],
  [
    "1 Corinthians 16",
    "Aparten algo el primer día de cada semana; sean amables con Timoteo. El último saludo es de la mano de Pablo.",
  ],
  [
    "2 Corinthians 1",
    "El Dios de todo consuelo consuela para que uno pueda consolar a otros. Pablo explica por qué no ha ido.",
  ],
  [
    "2 Corinthians 2",
    "Pablo escribió con lágrimas, y la carta hizo su trabajo. Ahora perdonen al hombre, antes de que la tristeza se lo trague.",
  ],
  [
    "2 Corinthians 3",
    "Ustedes son nuestra carta de recomendación, les dice Pablo. Moisés llevaba un velo; nosotros, con la cara descubierta, somos transformados.",
  ],
  [
    "2 Corinthians 4",
    "El tesoro va en vasijas de barro: derribados, pero no destruidos. Lo que se ve pasa, y lo que no se ve es eterno.",
  ],
  [
    "2 Corinthians 5",
    "Esta tienda se desarmará, y hay una casa lista. Hasta entonces somos embajadores: reconcíliense con Dios.",
  ],
  [
    "2 Corinthians 6",
    "Azotes, noches sin dormir, tristeza con gozo adentro: Pablo les abre el corazón y les pide el suyo.",
  ],
  ["2 Corinthians 7", "Llega Tito, y Pablo puede respirar: la carta dura ha sanado."],
  [
    "2 Corinthians 8",
    "Las iglesias pobres de Macedonia rogaron que las dejaran dar. Cristo, siendo rico, se hizo pobre; terminen lo que empezaron.",
  ],
  [
    "2 Corinthians 9",
    "El que siembra poco recoge poco. Da lo que hayas decidido, con alegría, y otro le dará gracias a Dios por eso.",
  ],
  [
    "2 Corinthians 10",
    "Dicen que Pablo es valiente en el papel y débil en persona. Sus armas son de otra clase, y su medida también.",
  ],
  [
    "2 Corinthians 11:1-15",
    "Le echan en cara a Pablo que predica sin cobrar. Teme por ellos como por una novia; el engaño puede parecer un ángel de luz.",
  ],
  [
    "2 Corinthians 11:16-33",
    "Si quieren jactancia, esta es la lista de un loco: varas, piedras, tres naufragios, hambre, frío y la inquietud por todas las iglesias.",
  ],
  [
    "2 Corinthians 12",
    "Una vez Pablo fue llevado al paraíso. Tres veces pidió que le quitaran una espina, y oyó que la gracia basta.",
  ],
  [
    "2 Corinthians 13",
    "Antes de una tercera visita Pablo les pide que se examinen. Espera no tener que ser duro, y los bendice a todos.",
  ],
];
