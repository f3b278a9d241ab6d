import { live } from "#domain/trivia-live/config.ts";
import { retentionDays } from "#domain/api/retention.ts";
import { syncLimits } from "#domain/api/sync.ts";
import { operationMemoryDays } from "#domain/api/stats.ts";
import type { Translated } from "#domain/text/translated.ts";
import { embeddedNames } from "#domain/scripture/translations/translations.ts";
import { cardDetailTexts } from "#domain/site/cards/messages.pt.ts";
import { eachCardDetail } from "#domain/api/cards.ts";
import { site } from "#domain/site/site.ts";
import type * as english from "./messages.ts";

export const logFields: Translated<typeof english.logFields> = {
  message: "O que aconteceu, com palavras fixas",
  requestId: "Um número aleatório da solicitação, que também vai na resposta, para relacionar as duas",
  method: "Se algo foi lido ou gravado",
  path: "O endereço pedido, sem o que vem depois de um ponto de interrogação; pode indicar um cartão ou uma passagem",
  status: "O código da resposta",
  error: "O erro, com as palavras do programa ou do banco de dados",
  stack: "Em que lugar do nosso código estava o erro",
  type: "Qual linha do registro de segurança não pôde ser gravada",
  isForAll: "Se o limite do dia vale para todos os aparelhos ou para os novos",
  kind: "Qual limite recusou uma mensagem",
  key: "Qual passagem do serviço público não pôde ser lida do cache",
  translation: "Qual tradução o serviço público não pôde dar",
  range: "Qual passagem era",
  reason: "Por que não pôde",
};

const days = (count: number): string => `${count} dias`;
const atMost = (count: number): string => `no máximo ${days(count)}`;
const aDay = "um dia";
const twoDays = `no máximo ${retentionDays.today * 24} horas`;
const logged = days(retentionDays.log);

const triviaRoom = `até ${live.lifeMs / 3_600_000} horas e ${live.farewellMs / 60_000} minutos depois de a sala ser aberta`;
const syncStore = `até que você apague; caso contrário, ${syncLimits.unusedDays} dias depois da última vez em que um aparelho perguntou`;
const browser =
  "O nome e a versão do seu navegador, no máximo 200 caracteres, para ver o que uma falha ou um ataque tem em comum";
const noAddress = "Sempre vazio. O banco de dados recusa endereços";

export const placeTexts: Translated<typeof english.placeTexts> = {
  event_card_messages: {
    title: "Mensagens de cartões",
    kept: "até que o autor as apague, ou nos peça",
    fields: {
      id: "Um número da mensagem que começa com a hora dela",
      card_id: "O cartão em que está",
      sender_name: "O nome com que foi assinada",
      message: "As palavras dela",
      created_at: "Quando foi escrita",
      ip_address: noAddress,
      user_agent: "O nome e a versão do navegador do autor, no máximo 200 caracteres; nunca é mostrado",
      idempotency_key:
        "Uma impressão digital de um número aleatório que o aparelho escolheu, para que uma mensagem enviada duas vezes seja guardada uma vez só",
      delete_digests: "Uma impressão digital do que apaga a mensagem, que só o aparelho do autor tem",
    },
  },
  event_cards: {
    title: "Para quem são os cartões",
    kept: "até que a última mensagem do cartão seja apagada, ou alguém nos peça",
    fields: {
      card_id: "O cartão",
      ...eachCardDetail((name) => cardDetailTexts[name].stored),
    },
  },
  card_posts: {
    title: "Contagens de mensagens de cartões",
    kept: aDay,
    fields: {
      id: "O número da mensagem",
      at: "Quando foi escrita",
      card_id: "O cartão",
      device: "Uma impressão digital da marca aleatória do aparelho, outra em cada cartão",
      network_64:
        "A impressão digital do dia do endereço de onde veio; nos endereços mais novos, só da primeira metade",
      network_56: "Uma impressão menos precisa, que abrange os endereços de uma casa",
      network_48: "Uma impressão ainda menos precisa, que abrange toda uma rede",
      is_new_card: "Se foi a primeira do cartão",
    },
  },
  rate_limit_attempts: {
    title: "Cálculos a resolver",
    kept: aDay,
    fields: {
      id: "Um número aleatório",
      key: "O que há para resolver: o cartão, com a impressão digital do dia do endereço, ou a do aparelho neste cartão",
      at: "Quando",
    },
  },
  spending: {
    title: "Limites de uso",
    kept: aDay,
    fields: {
      key: "O que foi usado (também quando outros programas verificam um limite), com a impressão digital do dia do endereço; nada nos limites do site inteiro",
      at: "Quando",
      amount: "Quanto",
    },
  },
  daily_writes: {
    title: "Quanto se escreveu em um dia",
    kept: twoDays,
    fields: {
      day: "O dia",
      messages: "Quantas mensagens todos os visitantes escreveram",
      unproven_messages: "Quantas delas vieram de aparelhos novos",
      logged: "Se o limite do dia foi atingido",
    },
  },
  daily_salts: {
    title: "Segredos diários das impressões digitais",
    kept: twoDays,
    fields: {
      day: "O dia",
      salt: "Um número aleatório. Sem ele ninguém pode dizer de quem é cada impressão digital daquele dia",
    },
  },
  security_events: {
    title: "Registro de segurança: o que o servidor viu",
    kept: logged,
    fields: {
      id: "Um número em sequência",
      at: "Quando",
      event_type:
        "O que aconteceu: uma mensagem foi aceita ou recusada, um limite foi atingido, o banco de dados falhou",
      severity: "Quão grave é",
      details: "O cartão em que aconteceu, ou o erro",
      ip_address: noAddress,
      user_agent: browser,
      session_id: "Sempre vazio",
      visitor: "A impressão digital do dia da rede de onde veio",
    },
  },
  security_claims: {
    title: "Registro de segurança: o que os navegadores informam",
    kept: logged,
    fields: {
      id: "Um número em sequência",
      day: "O dia",
      digest: "Uma soma de verificação do relatório, para que um igual seja contado e não guardado de novo",
      event_type: "O que é informado",
      severity: "Quão grave seria",
      details: "Qual programa, quadro, solicitação ou chave foi bloqueado, e em que página, sem o que foi buscado",
      reports: "Quantas vezes foi informado naquele dia",
      first_at: "Quando pela primeira vez",
      last_at: "Quando pela última vez",
      user_agent: browser,
      session_id: "Um número aleatório que dura enquanto a página que informou primeiro está aberta",
      visitor: "A impressão digital do dia da rede que informou primeiro",
    },
  },
  security_counts: {
    title: "Registro de segurança: quantos de cada tipo",
    kept: logged,
    fields: {
      day: "O dia",
      name: "O tipo",
      count: "Quantos",
    },
  },
  checkpoint: {
    title: "Os números públicos",
    kept: "sempre; os de um tema de oração até o fim do dia seguinte, as impressões digitais no máximo um dia",
    fields: {
      id: "Sempre o mesmo número: há uma só linha",
      number: "Um número em sequência",
      part: "Em qual de suas tabelas um contador escreve agora o que conta",
      is_open: "Se algo foi contado desde que esta linha foi escrita",
      totals: "Quantos de cada tipo, e de cada tema do mural de oração no dia",
      writes: "Quantos no dia, para o limite do dia",
      networks: "Quantos foram somados de cada rede na última hora, por uma impressão digital do endereço",
    },
  },
  operations: {
    title: "O que já foi contado, em sete tabelas conforme o dia",
    kept: days(operationMemoryDays),
    fields: {
      id: "O número aleatório com que as contagens foram enviadas",
      checkpoint: "Depois de que estado dos números públicos veio",
      gains: "Quantos de cada tipo foram enviados com ele, sem temas de oração",
    },
  },
  shard_totals: {
    title: "Números dos contadores que dividem o trabalho",
    kept: "como os números públicos",
    fields: {
      shard: "Qual contador",
      totals: "Quantos de cada tipo",
    },
  },
  listeners: {
    title: "Contadores com visitantes que acompanham",
    kept: "enquanto alguém acompanha",
    fields: {
      shard: "Qual contador",
    },
  },
  counter_object: {
    title: "Os ajustes próprios de um contador",
    kept: "sempre",
    fields: {
      name: "O nome dele",
      alarm: "Quando fará a próxima limpeza",
    },
  },
  trivia_round: {
    title: "Trívia ao vivo: a sala",
    kept: triviaRoom,
    fields: {
      id: "Sempre o mesmo número: há uma só linha",
      version: "De que forma o próximo campo está gravado",
      round:
        "O código da sala e seu número aleatório, o nível, as perguntas, em que ponto está o jogo, se está fechada, quando foi aberta e quando o anfitrião esteve lá pela última vez; impressões digitais da rede do anfitrião e das redes que ele removeu",
    },
  },
  trivia_seats: {
    title: "Trívia ao vivo: os jogadores",
    kept: triviaRoom,
    fields: {
      seat: "O número do jogador na sala",
      name: "O nome da Bíblia que foi sorteado",
      device_key: "Um número aleatório que o aparelho fez para esta sala, para que entrar duas vezes dê um só lugar",
      status: "Se o jogador está dentro, saiu ou foi removido pelo anfitrião",
      network: "Uma impressão digital da rede do endereço, para que nenhuma rede ocupe todos os lugares",
    },
  },
  trivia_answers: {
    title: "Trívia ao vivo: as respostas",
    kept: triviaRoom,
    fields: {
      question: "A que pergunta",
      seat: "De quem",
      choice: "Qual das quatro",
      elapsed_ms: "Depois de quantos milésimos de segundo",
    },
  },
  trivia_object: {
    title: "Trívia ao vivo: o relógio da sala",
    kept: triviaRoom,
    fields: {
      alarm: "Quando acontece a próxima coisa",
    },
  },
  sync_head: {
    title: "Sincronização: o depósito de um código",
    kept: syncStore,
    fields: {
      id: "Sempre o mesmo número: há uma só linha",
      token_digest:
        "Uma soma de verificação da chave com que entram os aparelhos que têm o código; não a chave, e não o código",
      epoch: "Um número aleatório deste depósito",
      sequence: "Quantas mudanças recebeu",
      mark: "Um número aleatório da última mudança",
      used_on: "O dia em que um aparelho perguntou pela última vez",
      erased_at: "Quando foi apagado, se foi; então não resta mais nada",
    },
  },
  sync_records: {
    title: "Sincronização: notas, marcas e ajustes selados",
    kept: syncStore,
    fields: {
      name: "Um código que diz o que é, e que só os seus aparelhos entendem",
      sequence: "O número da mudança que o trouxe",
      data: "O que seu aparelho selou: sem as suas doze palavras ninguém pode abrir",
    },
  },
  sync_marks: {
    title: "Sincronização: em que ponto estavam os aparelhos",
    kept: syncStore,
    fields: {
      sequence: "O número de uma mudança",
      mark: "Um número aleatório, para que um aparelho perceba se o depósito voltou a um estado anterior",
    },
  },
  sync_object: {
    title: "Sincronização: quando o depósito termina",
    kept: syncStore,
    fields: {
      alarm: "Quando é apagado, se nenhum aparelho perguntar antes",
    },
  },
  open_connections: {
    title: "Conexões ao vivo de páginas abertas",
    kept: "enquanto a página está aberta",
    fields: {
      tags: "Uma impressão digital da rede do endereço, para que nenhuma rede ocupe todos os lugares; em uma sala de Trívia ao vivo, também de quem é o lugar",
      attachment: "Quando a conexão foi aberta; em uma sala de Trívia ao vivo, também de quem é o lugar",
    },
  },
  passages: {
    title: "Passagens de traduções que não estão guardadas aqui",
    kept: atMost(retentionDays.passages),
    fields: {
      key: "Qual passagem, de qual tradução; não quem a pediu",
      answer: "As palavras dela",
      "X-Kept-At": "Quando foi buscada",
    },
  },
  previews: {
    title: "Imagens que outros sites e aplicativos mostram ao lado de um link para um capítulo ou versículos",
    kept: atMost(retentionDays.previews),
    fields: {
      key: "Qual capítulo ou quais versículos, de qual tradução; não quem os pediu",
      answer: "A imagem",
    },
  },
  request_log: {
    title: "O registro da Cloudflare das solicitações em que algo falhou ou foi recusado",
    kept: days(retentionDays.requestLogs),
    fields: {
      request: "Quando, que endereço foi pedido, e os cabeçalhos que o navegador enviou",
      connection:
        "O que a Cloudflare acrescenta a eles, o que pode incluir o endereço de onde você se conecta e o país dele",
      result: "O código da resposta e quanto demorou",
    },
  },
  log_lines: {
    title: "Linhas que o nosso código acrescenta a ele",
    kept: days(retentionDays.requestLogs),
    fields: logFields,
  },
  recovery: {
    title: "O banco de dados como era em qualquer momento anterior",
    kept: days(retentionDays.recovery),
    fields: {
      everything: "Todas as tabelas do banco de dados, também o que foi apagado delas desde então",
    },
  },
  mailbox: {
    title: "E-mails para nós",
    kept: days(retentionDays.mail),
    fields: {
      mail: "Suas palavras, seu endereço de e-mail e seu nome, e quando você escreveu",
    },
  },
};

export const leavingTexts: Translated<typeof english.leavingTexts> = {
  numbers: {
    title: "Números públicos",
    what: "Quando você abre o site, busca, joga, compartilha ou diz que orou, um número público aumenta em um. Seu navegador os envia juntos, a cada poucos minutos, com um número aleatório para que não sejam contados duas vezes. Uma oração do mural de oração envia também o número do tema dela e há quantos segundos foi, para o total desse tema. Não diz nada sobre você, nem sobre o que você buscou ou orou.",
    howLong: `Os totais ficam; os de um tema, até o fim do dia seguinte. Os números aleatórios, com quantos de cada tipo vieram com eles, não são ligados a nenhum tema nem endereço, e são apagados depois de ${operationMemoryDays} dias.`,
    remove: "Nada nos números leva de volta a você.",
  },
  chapters: {
    title: "Capítulos e buscas",
    what: `Os capítulos das traduções ${embeddedNames("pt")} e as listas de palavras para buscar vêm como arquivos deste site, e quem busca é o seu navegador. O que você busca não é enviado. Para qualquer outra tradução, nosso servidor pede o texto a um serviço público de textos bíblicos e, para outros idiomas e para os comentários, a um segundo. Eles veem a passagem, mas não quem está lendo.`,
    howLong: `Não anotamos nada sobre os capítulos que vêm como arquivos. Uma passagem de um serviço público fica guardada por até ${retentionDays.passages} dias para o próximo leitor, sem dizer quem a pediu, e também a imagem que outros sites e aplicativos mostram ao lado de um link para um capítulo ou versículos, por até ${retentionDays.previews} dias.`,
    remove:
      "Não há nada a remover. Se você baixar uma tradução, em qualquer idioma, nem mesmo os arquivos dela são pedidos.",
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
    title: "Trívia ao vivo",
    what: "Quando você abre uma sala ou entra em uma, nosso servidor guarda a sala: o código, as perguntas, os nomes da Bíblia que os jogadores sortearam, o que escolheram e com que rapidez. Todos na sala veem esses nomes e seus pontos. Você não digita nenhum nome; seu aparelho faz um número aleatório para o seu lugar, e guarda uma chave que leva de volta a ele.",
    howLong: "Duas horas e dez minutos depois de a sala ser aberta, tudo é apagado.",
    remove: "Tudo é apagado automaticamente. Se você sair de uma sala, seu nome some do placar na mesma hora.",
  },
  sync: {
    title: "Sincronização, se você criar um código",
    what: "Suas notas, destaques, marcadores, diário de oração, respostas, plano, sequências, medalhas, cartões e ajustes de leitura, e uma lista dos seus aparelhos, selados no seu aparelho com uma chave feita do código. O servidor os guarda sem conseguir lê-los. Ele vê o endereço de onde você se conecta, quando seus aparelhos sincronizam, e quanto.",
    howLong: `Até que você apague; ${syncLimits.unusedDays} dias depois da última vez em que um aparelho perguntou, tudo é apagado. Por ${syncLimits.erasedDays} dias ainda se sabe que foi apagado, para que seus outros aparelhos possam avisar.`,
    remove:
      "“Apagar do servidor”, acima, apaga na hora. Se um aparelho parar de sincronizar, tudo continua lá para os outros.",
  },
  abuse: {
    title: "Proteção contra abusos",
    what: "Para contar mensagens, o servidor faz uma impressão digital do endereço de onde você se conecta, com um segredo que muda a cada dia. O endereço em si não é guardado. Com sua primeira mensagem em um cartão, seu aparelho recebe do servidor uma marca aleatória, para que pessoas que dividem uma conexão sejam contadas separadamente. Ela não diz nada além de quando foi feita, e o servidor guarda só uma impressão digital dela, outra em cada cartão. Enquanto uma página mostra números ao vivo, um cartão aberto ou uma sala de Trívia ao vivo, ou sincroniza, a conexão dela também tem essa impressão digital. Para que ninguém possa inflar os números públicos, o servidor conta ainda, por uma hora, quantos vêm de uma rede, por uma impressão digital do endereço dela; se seu aparelho tem uma marca, ela é enviada com eles, e só se olha a idade dela.",
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
    what: "Este site funciona na rede da Cloudflare. Se algo falha ou é recusado enquanto o nosso próprio código responde a uma solicitação (cartões, números, salas de Trívia ao vivo, sincronização, passagens de traduções que não estão guardadas aqui, versículos compartilhados, imagens para links, e páginas que não existem), nosso código escreve uma linha que diz o quê. Com ela, a rede registra para nós a hora, o endereço pedido, e o que um navegador envia junto, o que pode incluir o endereço de onde você se conecta. Só consultamos esses registros para encontrar falhas e deter ataques. As outras solicitações não deixam esse registro.",
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

const untilErased = "até que você apague";

export const deviceKeyPatterns: Translated<typeof english.deviceKeyPatterns> = {
  "gbh_quarantine_{key}_{n}": {
    what: "Algo guardado que não foi possível ler, deixado de lado como estava",
    kept: untilErased,
  },
  gbh_probe: { what: "Um teste para saber se algo pode ser guardado aqui", kept: "por um instante" },
};

export const deviceCaches: Translated<typeof english.deviceCaches> = {
  "lampstand-shell-{build}": {
    what: "Os programas, estilos e imagens do próprio site, para que ele abra sem internet",
    kept: "até que duas versões mais novas os tenham substituído",
  },
  "lampstand-visited": {
    what: "Capítulos que você abriu e listas de palavras em que buscou, que mostram o que você lê",
    kept: "até que você apague tudo, ou o texto seja corrigido",
  },
  "lampstand-kept-{translation}": {
    what: "Uma tradução que você baixou; os capítulos de um comentário que você leu",
    kept: "até que você a remova",
  },
  "lampstand-book-face": {
    what: "A fonte Source Serif, no Android ou se você a escolheu",
    kept: "até que você apague tudo",
  },
};
