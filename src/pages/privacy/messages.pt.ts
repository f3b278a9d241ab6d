import { inDigits, plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { dataMessages as english } from "./messages.ts";
import { namedKeys } from "./named-keys.ts";

export const dataMessages: Translated<typeof english> = {
  checking: "Verificando este aparelho",
  nothingKept: "Ainda não há nada guardado neste aparelho.",
  exportAll: "Exportar tudo",
  exportNotes: "Exportar as notas como texto",
  importFile: "Importar um arquivo",
  eraseAll: "Apagar tudo",
  exportedFile: "Um arquivo exportado deste site",
  eraseItem: (label) => `Apagar: ${label}`,
  earlier: "Algo guardado por uma versão anterior",
  setAside: (label) => `Posto de lado porque não foi possível ler: ${label}`,
  notesTitle: "Notas",
  tooLarge: "Este arquivo não serve: passa de 10 MB ou não é de texto.",
  refused: (line, reason) => `Nada mudou. Linha ${line}: ${reason}`,
  foreign: "Este arquivo não foi exportado deste site.",
  later: "Este arquivo foi exportado de uma versão mais nova deste site. Recarregue a página e importe de novo.",
  otherKind: (label) => `${label}: não é o tipo de dados que se guarda com esse nome.`,
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
    "Antes disso, este aparelho para de sincronizar: isto não é apagar em toda parte. Seus outros aparelhos ficam com o que têm, e o servidor também.",
  erased: "Apagado",
  erasedAll: "Tudo o que estava guardado aqui foi apagado",
  eraseAllTitle: "Apagar tudo?",
  eraseAllLead:
    "Notas, marcadores, destaques, progresso, orações, ajustes e tudo o que foi guardado para ler off-line serão removidos deste aparelho. Não dá para desfazer, então exporte antes o que você quiser conservar.",
  eraseOneTitle: "Apagar isto?",
  eraseOneLead: (label) => `${label}. Não dá para desfazer.`,
  erase: "Apagar",
  cancel: "Cancelar",
  close: "Fechar",
};
