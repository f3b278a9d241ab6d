export const lang: string | undefined = undefined;

export const planPrayers: readonly string[] = [
  "Padre, voy a leer palabras que ya eran viejas cuando mis abuelos eran jóvenes. Dame oído para ellas. Donde conozca demasiado bien la historia, hazme ir más despacio. Donde no entienda, no me dejes fingir. Que una frase se quede conmigo cuando cierre el libro, y muéstrame en algún momento antes de la noche para qué sirve. Amén.",
  "Señor Jesús, el día ya viene lleno, y he llegado a ti con un ojo en el reloj. Toma los minutos que tengo. Léeme tú mientras yo leo. Si hay alguien a quien deba perdonar, trae ahora su nombre; si debo algo, muéstrame cuánto. Y luego mándame de vuelta a los platos y a los mensajes con la cabeza más tranquila. Amén.",
  "Espíritu Santo, soplaste sobre los que escribieron esto, los reyes y los pescadores. Sopla también sobre mí. Algunas de estas páginas son duras, y otras quisiera saltármelas. Siéntate ahí a mi lado. Hazme sincero con lo que dicen y paciente con lo que significan, y que me levante de la silla un poco más bueno de lo que me senté. Amén.",
  "Dios de Abraham, y de la viuda con dos monedas, nunca has perdido de vista a nadie en este libro. Por eso te traigo a las personas que temo que estén olvidadas, y digo sus nombres. Dales hoy de comer. Déjalas dormir. Y si en mi casa hay pan que le toca a una de ellas, no me dejes en paz hasta que se lo haya llevado. Amén.",
  "Gracias por los que copiaron a mano estas páginas, los que las escondieron, las pasaron por las fronteras y se las leyeron en voz alta a los niños. Gracias a ellos las tengo yo también. Ponme en esa fila. Dame a alguien a quien contárselas, y el tino de contarlas con sencillez. Y en los días en que mi lectura sea seca, devuélveme el hambre. Amén.",
];
