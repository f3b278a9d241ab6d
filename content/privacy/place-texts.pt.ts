import { live } from "#domain/trivia-live/config.ts";
import { retentionDays } from "#domain/api/retention.ts";
import { syncLimits } from "#domain/api/sync.ts";
import { operationMemoryDays } from "#domain/api/stats.ts";
import type { Translated } from "#domain/text/translated.ts";
import { logFields } from "./log-fields.pt.ts";
import type { placeTexts as english } from "./place-texts.ts";

const days = (count: number): string => `${count} dias`;
const atMost = (count: number): string => `no máximo ${days(count)}`;
const aDay = "um dia";
const twoDays = `no máximo ${retentionDays.today * 24} horas`;
const logged = days(retentionDays.log);

const triviaRoom = `até ${live.lifeMs / 3_600_000} horas e ${live.farewellMs / 60_000} minutos depois de a sala ser aberta`;
const syncStore = `até que você apague em toda parte; caso contrário, ${syncLimits.unusedDays} dias depois da última vez em que um aparelho perguntou`;
const browser =
  "O nome e a versão do seu navegador, no máximo 200 caracteres, para ver o que uma falha ou um ataque tem em comum";
const noAddress = "Sempre vazio. O banco de dados recusa endereços";

export const placeTexts: Translated<typeof english> = {
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
      recipient: "O nome da capa, se quem começou o cartão escreveu um, no máximo 60 caracteres",
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
      network_56: "A mesma, de uma parte mais curta do endereço, a de uma casa",
      network_48: "A mesma, de uma parte ainda mais curta, a de uma rede grande",
      is_new_card: "Se foi a primeira do cartão",
    },
  },
  rate_limit_attempts: {
    title: "Continhas a resolver, e limites que outros programas consultam",
    kept: aDay,
    fields: {
      id: "Um número aleatório",
      key: "O que foi tentado (também uma sala de Trivia live, um código de uma, ou um código novo de sincronização), com a impressão digital do dia do endereço, ou a do aparelho neste cartão",
      at: "Quando",
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
      totals: "Quantos de cada tipo, e de cada tema do mural de oração no dia",
      writes: "Quantos no dia, para o limite do dia",
      networks: "Quantos foram somados de cada rede na última hora, por uma impressão digital do endereço",
    },
  },
  operations: {
    title: "O que já foi contado, em sete tabelas por dia",
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
      alarm: "Quando faz a próxima arrumação",
    },
  },
  trivia_round: {
    title: "Trivia live: a sala",
    kept: triviaRoom,
    fields: {
      id: "Sempre o mesmo número: há uma só linha",
      version: "De que forma o próximo campo está gravado",
      round:
        "O código da sala e seu número aleatório, o nível, as perguntas, em que ponto está o jogo, se está fechada, quando foi aberta e quando o anfitrião esteve lá pela última vez",
    },
  },
  trivia_seats: {
    title: "Trivia live: os jogadores",
    kept: triviaRoom,
    fields: {
      seat: "O número do jogador na sala",
      name: "O nome da Bíblia que foi sorteado",
      device_key: "Um número aleatório que o aparelho fez para esta sala, para que entrar duas vezes dê um só lugar",
      status: "Se o jogador está dentro, saiu ou foi tirado pelo anfitrião",
    },
  },
  trivia_answers: {
    title: "Trivia live: as respostas",
    kept: triviaRoom,
    fields: {
      question: "A que pergunta",
      seat: "De quem",
      choice: "Qual das quatro",
      elapsed_ms: "Depois de quantos milésimos de segundo",
    },
  },
  trivia_object: {
    title: "Trivia live: o relógio da sala",
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
      name: "Um código do que é, que só os seus aparelhos entendem",
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
      tags: "Uma impressão digital da rede do endereço, para que nenhuma rede ocupe todos os lugares; em uma sala de Trivia live, também de quem é o lugar",
      attachment: "Quando a conexão foi aberta; em uma sala de Trivia live, também de quem é o lugar",
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
    title: "O registro da Cloudflare das solicitações que o nosso código responde",
    kept: days(retentionDays.requestLogs),
    fields: {
      request: "Quando, que endereço foi pedido, e os cabeçalhos que o navegador enviou",
      connection:
        "O que a Cloudflare acrescenta a eles, o que pode incluir o endereço de onde você se conecta e o país dele",
      result: "O código da resposta e quanto demorou",
    },
  },
  log_lines: {
    title: "Linhas que o nosso código acrescenta a ele quando algo falha",
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
