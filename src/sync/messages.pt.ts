import { inDigits, plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

const entries = (count: number): string => `${inDigits(count)} ${plural(count, "item", "itens")}`;

export const syncScreenMessages: Translated<typeof english.syncScreenMessages> = {
  current: "Tudo em dia",
  busy: "Sincronizando…",
  waiting: "Esperando a conexão. O que você escrever fica guardado aqui e é enviado depois.",
  paused: "Em pausa neste aparelho. Nada é enviado nem recebido.",
  erased:
    "O que estava sincronizado foi apagado em outro aparelho, ou esse aparelho criou um código novo. Tudo o que está neste aparelho continua aqui. Se houver um código novo, entre com ele aqui.",
  remade: "O que foi sincronizado já não estava no servidor. Foi guardado lá de novo a partir deste aparelho.",
  notLasting: "Este navegador não guarda nada depois que a página é fechada, então não há o que sincronizar.",
  notSecure: "Para sincronizar é preciso uma conexão segura (https), e esta página não tem.",
  unknownCode:
    "Não há nada sincronizado com este código. Confira as palavras, ou crie antes um código no outro aparelho.",
  otherCode: "Este aparelho usa outro código. Pare de sincronizar aqui e depois entre com o novo.",
  sameCode: "Este aparelho já usa este código.",
  noAnswer: "O servidor não respondeu. Verifique sua conexão e tente de novo.",
  tooManyCodes: "Códigos demais foram criados na sua rede. Tente de novo daqui a uma hora.",
  copied: "As doze palavras foram copiadas",
  notCopied: "Este navegador não copia. Selecione as palavras e copie manualmente.",
  joined: "Este aparelho agora está sincronizado",
  left: "Este aparelho não sincroniza mais",
  erasedEverywhere: "O que estava sincronizado foi apagado. Seus aparelhos ficam com o que têm.",
  renewed: "Seu código novo está pronto. Entre com ele nos seus outros aparelhos.",
  make: "Criar um código",
  haveCode: "Tenho um código",
  show: "Ver o código",
  pause: "Pausar",
  goOn: "Retomar",
  end: "Parar de sincronizar aqui",
  renameDevice: "Dar nome a este aparelho",
  deviceName: "Nome deste aparelho",
  devices: "Seus aparelhos",
  thisDevice: (name) => `${name} (este aparelho)`,
  justNow: "agora mesmo",
  todayAt: (time) => `hoje, ${time}`,
  dayAt: (date, time) => `${date}, ${time}`,
  keptUntil: (date) =>
    `Se nenhum aparelho sincronizar antes de ${date}, o que está no servidor é apagado. Seus aparelhos ficam com o que têm.`,
  browser: "Um navegador",
  browserOn: (browser, system) => `${browser} no ${system}`,
  done: "Pronto",
  tooLarge: (count) =>
    `${entries(count)} ${plural(count, "longo demais", "longos demais")} para sincronizar (mais de 16 kB): só neste aparelho.`,
  unread: (count) =>
    `${entries(count)} que esta versão do site não consegue ler. Recarregue a página para ter a mais nova.`,
};

export const conflictMessages: Translated<typeof english.conflictMessages> = {
  title: "Alterado em dois aparelhos ao mesmo tempo",
  joined: (what, device, when) => `${what}: mudou aqui e em ${device} (${when}). Os dois textos foram mantidos.`,
  restored: (what, device, when) =>
    `${what}: mudou em um aparelho e foi removido em outro (${device}, ${when}). Vale a mudança.`,
  later: (what, device, when) => `${what}: mudou aqui e em ${device} (${when}). Vale a mudança mais recente.`,
  several: (count) => `${entries(count)} mudaram ao mesmo tempo em dois dos seus aparelhos. “Seus dados” diz quais.`,
  anotherDevice: "outro aparelho",
  clear: "Limpar esta lista",
};

export const syncProblemMessages: Translated<typeof english.syncProblemMessages> = {
  "device full": "Não há espaço para tudo neste aparelho. Libere um pouco; enquanto isso nada se perde.",
  "store full":
    "Não cabe mais nada na sincronização: 5 MB ou 10.000 notas e marcas. Remova algumas; neste aparelho fica tudo.",
  refused: "A resposta do servidor não pode ser usada. Nada mudou aqui; vamos tentar de novo.",
  "unreadable code":
    "Não é possível ler o código deste aparelho. Pare de sincronizar aqui e entre de novo com suas palavras.",
};

export const codeMessages: Translated<typeof english.codeMessages> = {
  title: "Seu código",
  lead: "Doze palavras que abrem suas notas em outro aparelho. Guarde-as como uma chave: quem as tiver pode ler tudo e, se você as perder, ninguém pode devolvê-las.",
  cardTitle: (site) => `${site}: o código das minhas notas`,
  picture: "O mesmo código como imagem",
  how: (address) =>
    `Em outro aparelho, abra a câmera e aponte para cá. Ou abra ${address}, toque em “Tenho um código” e escreva as palavras.`,
  print: "Imprimir um cartão",
  copy: "Copiar as palavras",
  problem: (problem) => {
    if (problem.problem === "checksum")
      return "Estas palavras não combinam. Uma delas está trocada; compare com o seu cartão.";
    if (problem.problem === "word")
      return `A palavra ${problem.word}, “${problem.typed}”, não é uma das palavras de um código.`;
    if (problem.problem === "link") return "O link está danificado. Copie-o de novo ou escreva as doze palavras.";
    return problem.words === 0
      ? "Escreva as doze palavras ou cole o link."
      : `Um código tem doze palavras; aqui há ${problem.words}.`;
  },
};

export const joinMessages: Translated<typeof english.joinMessages> = {
  typeLead: "As doze palavras do seu outro aparelho, na ordem certa.",
  field: "Palavras ou link",
  next: "Avançar",
  looking: "Consultando os dados dos seus aparelhos",
  title: "Juntar seus aparelhos",
  lead: "Isto é o que vai mudar:",
  join: "Entrar",
  nothing: "Aqui ainda não há nada, e lá também não. O que você escrever a partir de agora estará nos dois.",
  differing:
    "Nada se perde: onde um texto é diferente, as duas versões ficam nele. Para a cor de um destaque e para os ajustes, vale o que está nos seus outros aparelhos.",
  changes: (changes) => `: ${changes.join("; ")}.`,
  coming: (count) => `${entries(count)} ${plural(count, "virá", "virão")} para este aparelho`,
  going: (count) => `${entries(count)} ${plural(count, "irá", "irão")} para os outros`,
  differ: (count) => `${entries(count)} ${plural(count, "é diferente", "são diferentes")}`,
};

export const confirmationMessages: Translated<typeof english.confirmationMessages> = {
  leave: {
    title: "Parar de sincronizar aqui?",
    lead: "Tudo fica aqui e nos seus outros aparelhos, que continuam sem este. Para entrar de novo você precisa das suas palavras; tenha-as à mão.",
    action: "Parar de sincronizar",
  },
  erase: {
    title: "Apagar do servidor?",
    lead: "O que está guardado com o seu código é apagado do servidor, e nenhum aparelho sincroniza mais. Cada aparelho fica com o que tem agora. O que um aparelho ainda não enviou fica só nele.",
    action: "Apagar do servidor",
  },
  renew: {
    title: "Criar um código novo?",
    lead: "Para quando você perde um aparelho ou alguém viu suas palavras. Tudo é guardado de novo com outras doze palavras, e o código antigo deixa de valer. Entre de novo nos seus outros aparelhos.",
    action: "Criar um código novo",
  },
};
