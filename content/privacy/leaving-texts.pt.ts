import { embeddedNames } from "#domain/scripture/translations/embedded-names.ts";
import { retentionDays } from "#domain/api/retention.ts";
import { syncLimits } from "#domain/api/sync.ts";
import { operationMemoryDays } from "#domain/api/stats.ts";
import { site } from "#domain/site/site.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { leavingTexts as english } from "./leaving-texts.ts";

export const leavingTexts: Translated<typeof english> = {
  numbers: {
    title: "Números públicos",
    what: "Quando você abre o site, busca, joga, compartilha ou diz que orou, um número público aumenta em um. Seu navegador os envia juntos, mais ou menos uma vez por minuto, com um número aleatório para que não sejam contados duas vezes. Uma oração do mural de oração envia também o número do tema dela e há quantos segundos foi, para o total desse tema. Não diz nada sobre você, nem sobre o que você buscou ou orou.",
    howLong: `Os totais ficam; os de um tema, até o fim do dia seguinte. Os números aleatórios, com quantos de cada tipo vieram com eles, não são ligados a nenhum tema nem endereço, e são apagados depois de ${operationMemoryDays} dias.`,
    remove: "Nada nos números leva de volta a você.",
  },
  chapters: {
    title: "Capítulos e buscas",
    what: `Os capítulos das traduções ${embeddedNames("pt")} e as listas de palavras para buscar vêm como arquivos deste site, e quem busca é o seu navegador. O que você busca não é enviado. Para qualquer outra tradução, nosso servidor pede o texto a um serviço público de textos bíblicos e, para outros idiomas, a um segundo. Eles veem a passagem, mas não quem está lendo.`,
    howLong: `Não anotamos nada sobre os capítulos que vêm como arquivos. Uma passagem de um serviço público fica guardada por até ${retentionDays.passages} dias para o próximo leitor, sem dizer quem a pediu, e também a imagem que outros sites e aplicativos mostram ao lado de um link para um capítulo ou versículos, por até ${retentionDays.previews} dias; mas as solicitações deles estão entre os registros de solicitações, mais abaixo.`,
    remove:
      "Não há nada a remover. Se você guardar uma tradução off-line, em qualquer idioma, nem mesmo os arquivos dela são pedidos.",
  },
  cards: {
    title: "Mensagens em cartões",
    what: "O nome e a mensagem que você escreve em um cartão, e a hora; com a primeira mensagem, também para quem é o cartão, se você disser. Todos os que têm o link do cartão podem lê-los. O nome e a versão do seu navegador (no máximo 200 caracteres) são guardados com eles, mas nunca mostrados; seu endereço não é guardado.",
    howLong:
      "Até que você a apague; para quem é o cartão, até que a última mensagem dele seja apagada. Os cartões não têm fim.",
    remove:
      "Você pode apagar sua mensagem no aparelho em que a escreveu. Se não puder, escreva para nós com o link do cartão.",
  },
  triviaLive: {
    title: "Trivia live",
    what: "Quando você abre uma sala ou entra em uma, nosso servidor guarda a sala: o código, as perguntas, os nomes da Bíblia que os jogadores sortearam, o que escolheram e com que rapidez. Todos na sala veem esses nomes e seus pontos. Você não digita nenhum nome; seu aparelho faz um número aleatório para o seu lugar, e guarda uma chave que leva de volta a ele.",
    howLong: "Duas horas e dez minutos depois de a sala ser aberta, tudo é apagado.",
    remove: "Tudo é apagado automaticamente. Se você sair de uma sala, seu nome some do placar na mesma hora.",
  },
  sync: {
    title: "Sincronização, se você criar um código",
    what: "Suas notas, destaques, marcadores, diário de oração, respostas, plano, sequências, medalhas, cartões e ajustes de leitura, e uma lista dos seus aparelhos, selados no seu aparelho com uma chave feita do código. O servidor os guarda sem conseguir lê-los. Ele vê o endereço de onde você se conecta, quando seus aparelhos sincronizam, e quanto.",
    howLong: `Até que você apague; ${syncLimits.unusedDays} dias depois da última vez em que um aparelho perguntou, tudo é apagado. Por ${syncLimits.erasedDays} dias ainda se sabe que foi apagado, para que seus outros aparelhos possam avisar.`,
    remove:
      "“Apagar em toda parte”, acima, apaga na hora. Se um aparelho parar de sincronizar, tudo continua lá para os outros.",
  },
  abuse: {
    title: "Proteção contra abusos",
    what: "Para contar mensagens, o servidor faz uma impressão digital do endereço de onde você se conecta, com um segredo que muda a cada dia. O endereço em si não é guardado. Com sua primeira mensagem em um cartão, seu aparelho recebe do servidor uma marca aleatória, para que pessoas que dividem uma conexão sejam contadas separadamente. Ela não diz nada além de quando foi feita, e o servidor guarda só uma impressão digital dela, outra em cada cartão. Enquanto uma página mostra números ao vivo, um cartão aberto ou uma sala de Trivia live, ou sincroniza, a conexão dela também tem essa impressão digital. Para que ninguém possa inflar os números públicos, o servidor conta ainda, por uma hora, quantos vêm de uma rede, por uma impressão digital do endereço dela; se seu aparelho tem uma marca, ela é enviada com eles, e só se olha a idade dela.",
    howLong:
      "O que se conta de uma mensagem fica guardado por um dia; o que se conta dos números de uma rede, por uma hora, no máximo um dia; e os segredos diários, por no máximo 48 horas. Sem o segredo, ninguém pode dizer de quem era a impressão digital (mas veja as cópias para recuperação, abaixo).",
    remove: "São apagados automaticamente. Apagar seus dados neste aparelho remove a marca.",
  },
  security: {
    title: "Registro de segurança",
    what: "Cada mensagem de cartão que é aceita ganha uma linha no nosso registro de segurança: quando, em que cartão, o nome e a versão do seu navegador, e a impressão digital do dia da sua rede; mas não as palavras dela nem o seu nome. Uma que é recusada pelas palavras ou por um limite também ganha uma linha, e o mesmo vale para uma falha do nosso banco de dados. Se um programa ou quadro de fora entra em uma página, ou uma solicitação é bloqueada, seu navegador informa: o que era e em que página, sem o que você buscou.",
    howLong: `${retentionDays.log} dias.`,
    remove: "É apagado automaticamente.",
  },
  requests: {
    title: "Registros de solicitações",
    what: "Este site funciona na rede da Cloudflare, que registra para nós cada solicitação que o nosso próprio código responde: cartões, números, salas de Trivia live, sincronização, passagens de traduções que não estão guardadas aqui, versículos compartilhados, imagens para links, e páginas que não existem. Um registro tem a hora, o endereço pedido, e o que um navegador envia junto, o que pode incluir o endereço de onde você se conecta. Se algo falha, nosso código acrescenta uma linha que diz o quê. Só os consultamos para encontrar falhas e deter ataques. Páginas e capítulos que vêm como arquivos não deixam esse registro.",
    howLong: `${retentionDays.requestLogs} dias.`,
    remove: "São apagados automaticamente.",
  },
  recovery: {
    title: "Cópias para recuperação",
    what: "Para que um acidente não possa destruir o que as pessoas escreveram, a Cloudflare nos deixa levar o banco de dados de volta a qualquer momento das últimas semanas. Até que esse tempo passe, o que foi apagado poderia voltar: uma mensagem que você apagou, uma linha do registro, e o segredo de um dia, com o qual uma impressão digital poderia ser comparada de novo. Só fazemos isso depois de uma perda, e o que já tinha vencido é apagado de novo em menos de uma hora. Se voltar uma mensagem que você tinha apagado, apague-a mais uma vez, ou avise-nos.",
    howLong: `${retentionDays.recovery} dias depois que algo foi apagado.`,
    remove: "Essas cópias não podem ser mudadas uma a uma; elas vencem.",
  },
  mail: {
    title: "Pedidos de oração e outros e-mails",
    what: `“Pedir oração” abre um rascunho no seu próprio programa de e-mail. Nada sai sem que você envie. Depois, o e-mail vai para ${site.supportEmail} como qualquer carta: passa pelo seu provedor de e-mail e pelo nosso, e nós vemos seu endereço de e-mail, seu nome como o programa o informa e suas palavras. Uma pessoa lê e ora. O e-mail não é copiado para este site, nem mostrado a outros visitantes, nem repassado a ninguém. No próprio site, só o número de pedidos aumenta em um.`,
    howLong: `Nós o apagamos em até ${retentionDays.mail} dias.`,
    remove: "Escreva para nós e apagamos antes. Sua própria cópia está no seu programa de e-mail.",
  },
};
