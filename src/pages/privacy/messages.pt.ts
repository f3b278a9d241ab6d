import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const privacyMessages: Translated<typeof english.privacyMessages> = {
  title: "Política de privacidade",
  lead: "Sem conta, sem publicidade, sem rastreadores. O que você lê, marca e escreve, e as suas orações, ficam neste navegador, neste aparelho. Tudo o que sai dele está descrito aqui.",
  stays: "O que fica com você",
  staysText:
    "Suas notas, seus marcadores e destaques, o lugar onde você parou de ler, seus ajustes, seu progresso nos jogos, nas orações e no plano de leitura, e os capítulos guardados para ler sem internet ficam gravados no armazenamento deste navegador. Nós não podemos vê-los. E ninguém pode recuperá-los: se você apagar os dados do navegador, ou perder o aparelho, eles se perdem.",
  unless: "Seus aparelhos não compartilham nada entre si, a não ser que você ",
  makeCode: "crie um código",
  exportCopy: ". Exporte uma cópia de vez em quando; é um só arquivo, e é seu.",
  everythingHere: "Tudo o que este site pode guardar no seu aparelho",
  kept: "Fica guardado ",
  keptEnd: ":",
  yourData: "Seus dados",
  seeData: "Ver, exportar, importar ou apagar",
  leaves: "O que sai do seu aparelho",
  howLong: "Por quanto tempo:",
  toRemove: "Para remover:",
  eachThing: "Cada coisa que é guardada",
  ofTitle: (title) => `: ${title}`,
  keptFor: (howLong) => `, ${howLong}:`,
  others: "Outros",
  othersText:
    "Este site funciona na rede da Cloudflare. Para enviar uma página a você, ela precisa ver o endereço de onde você se conecta, como qualquer servidor da web. Nada em nossas páginas vem de mais ninguém: nem fontes, nem mapas, nem estatísticas de visitas, nem vídeos. Os links para outros sites, e os botões que compartilham por WhatsApp, Facebook ou e-mail, abrem esses serviços; lá valem as políticas deles. Não usamos cookies.",
  questions: "Perguntas? Veja a ",
  help: "Ajuda",
  orWrite: ", ou escreva para ",
  subject: "Privacidade",
};
