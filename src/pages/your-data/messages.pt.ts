import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";
import { inDigits, plural } from "#domain/text/counting.ts";
import { namedKeys } from "./named-keys.ts";

export const dataMessages: Translated<typeof english.dataMessages> = {
  title: "Seus dados",
  lead: "Tudo o que este site anotou neste aparelho. Os capítulos que você abriu ficam guardados à parte, para que possam ser lidos sem internet; “Apagar tudo” os remove também.",
  devices: "Em todos os seus aparelhos",
  devicesText:
    "Um celular que se perde leva suas notas junto. Se você quiser, suas notas, destaques, marcadores, diário, respostas, plano, sequências, medalhas, cartões e ajustes de leitura podem ser os mesmos em todos os seus aparelhos, sem conta e sem e-mail: um aparelho cria um código de doze palavras, e os outros entram com ele. Tudo é selado no seu aparelho antes de sair; nosso servidor não consegue ler, nem saber em que versículo está uma nota.",
  serverSees: "O que o servidor pode ver, e o que ninguém pode fazer",
  serverSeesText:
    "O servidor vê o endereço de onde você se conecta, quando você sincroniza, quanto e em quantas partes. Não vê palavras, nem versículos, nem o código. Quem serve os programas deste site poderia mudá-los para revelar o código; isso vale para qualquer página da web. Ninguém pode recuperar um código perdido: imprima o cartão, e exporte um arquivo de vez em quando. O que nenhum aparelho pediu em dezoito meses é apagado.",
  syncNotLoaded: "Não foi possível carregar a sincronização.",
  checkingSync: "Verificando a sincronização",
  thisDevice: "Neste aparelho",
  checking: "Verificando este aparelho",
  nothingKept: "Ainda não há nada guardado neste aparelho.",
  exportAll: "Exportar tudo",
  exportNotes: "Exportar as notas como texto",
  importFile: "Importar um arquivo",
  eraseAll: "Apagar tudo",
  exportedFile: "Um arquivo exportado deste site",
  eraseItem: (label) => `Apagar: ${label}`,
  earlier: "Algo guardado por uma versão anterior",
  setAside: (label) => `Deixado de lado porque não foi possível ler: ${label}`,
  notesTitle: "Notas",
  tooLarge: "Este arquivo não serve: passa de 10 MB ou não é de texto.",
  refused: (reason) => `Nada mudou. ${reason}`,
  foreign: "Este arquivo não foi exportado deste site, ou está danificado.",
  later: "Este arquivo foi exportado de uma versão mais nova deste site. Recarregue a página e importe de novo.",
  otherKind: (label, place) => `${label}: não é o tipo de dados que se guarda com esse nome (${place}).`,
  import: "Importar",
  importLead: "O que este arquivo vai mudar neste aparelho.",
  alreadyHere: ": já está aqui; nada será acrescentado.",
  isNew: ": isto é novo e será acrescentado.",
  added: (count) =>
    plural(
      count,
      `: ${inDigits(count)} item será acrescentado aos seus.`,
      `: ${inDigits(count)} itens serão acrescentados aos seus.`,
    ),
  merged: ": isto será unido ao que é seu.",
  differs: "Uma parte é diferente. Fica o que é seu, a não ser que você marque aqui para usar o que está no arquivo.",
  leftOut: (keys) => {
    const [named, more] = namedKeys(keys);
    return more > 0
      ? `Ficou de fora, porque esta versão não conhece: ${named} e mais ${inDigits(more)}`
      : `Ficou de fora, porque esta versão não conhece: ${named}`;
  },
  imported: "Importado",
  importFailed: "Nada mudou: não há espaço suficiente neste aparelho.",
  nothingNew: "Tudo o que está neste arquivo já está aqui.",
  syncEnds:
    "Antes disso, este aparelho para de sincronizar. Seus outros aparelhos ficam com o que têm, e o servidor também.",
  erased: "Apagado",
  erasedAll: "Tudo o que estava guardado aqui foi apagado",
  eraseAllTitle: "Apagar tudo?",
  eraseAllLead:
    "Notas, marcadores, destaques, progresso, orações, ajustes e tudo o que foi guardado para ler sem internet serão removidos deste aparelho. Não dá para desfazer, então exporte antes o que você quiser conservar.",
  eraseOneTitle: "Apagar isto?",
  eraseOneLead: (label) => `${label}. Não dá para desfazer.`,
  erase: "Apagar",
};
