import { features } from "#src/features.ts";
import type { Feature, FeatureNavigation, InEachLocale } from "../feature.ts";
import { locale } from "../locales/locale.ts";
import { site } from "../site.ts";

/** An entry with its places in the menus, in the language of this build. */
export type MenuEntry = Omit<FeatureNavigation, "label"> & {
  readonly label: string;
  readonly href: string;
  /** Opens in a new tab. */
  readonly isExternal?: true;
};

const entryOf = ({ routes, navigation }: Feature): readonly MenuEntry[] => {
  const [main] = Object.values(routes);
  return main && navigation ? [{ ...navigation, label: navigation.label[locale], href: main.path }] : [];
};

/** An external link is shown only if the operator has configured its URL. */
const external = (
  link: keyof typeof site.links,
  { label, ...entry }: Pick<FeatureNavigation, "icon" | "more" | "isInDrawer"> & { label: InEachLocale<string> },
): readonly MenuEntry[] => {
  const href = site.links[link];
  return href === "" ? [] : [{ ...entry, label: label[locale], href, isExternal: true }];
};

/** Every entry of the header, the More menu, the tab bar and the drawer. */
export const menuEntries: readonly MenuEntry[] = [
  ...Object.values(features).flatMap(entryOf),
  ...external("books", {
    label: { en: "Books", es: "Libros", pt: "Livros", fr: "Livres" },
    icon: "books",
    more: 5,
    isInDrawer: true,
  }),
  ...external("gifts", {
    label: { en: "Gifts 💝", es: "Donativos 💝", pt: "Doações 💝", fr: "Dons 💝" },
    icon: "gifts",
    more: 6,
    isInDrawer: true,
  }),
];

/** The last entry of the More menu, and the green button at the bottom of the drawer; none if no app is configured. */
export const appEntries: readonly MenuEntry[] = external("app", {
  label: { en: "Download App", es: "Descargar la app", pt: "Baixar o app", fr: "Télécharger l’appli" },
  icon: "download",
});
