/** Which packages are in what visitors and Cloudflare get, by the lock file. */

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** The `packages` of package-lock.json, by their folders; the project itself is the empty one. */
export type LockedPackages = Readonly<Record<string, Locked>>;

export interface ShippedPackage {
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

const modules = "node_modules/";

const nameOf = (folder: string): string => folder.slice(folder.lastIndexOf(modules) + modules.length);

/** Where Node finds a package from a folder: the nearest `node_modules` upwards. */
const folderOf = (packages: LockedPackages, from: string, name: string): string | undefined => {
  const folder = `${from === "" ? "" : `${from}/`}${modules}${name}`;
  if (packages[folder]) return folder;
  if (from === "") return undefined;
  return folderOf(packages, from.slice(0, Math.max(0, from.lastIndexOf(modules) - 1)), name);
};

const neededBy = ({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: Locked): string[] => [
  ...Object.keys({ ...dependencies, ...optionalDependencies }),
  ...Object.keys(peerDependencies ?? {}).filter((name) => peerDependenciesMeta?.[name]?.optional !== true),
];

/** The packages named, everything they need, and what that needs, ordered by name. */
export const shippedPackages = (packages: LockedPackages, names: readonly string[]): readonly ShippedPackage[] => {
  const folders = new Set<string>();
  const add = (from: string, name: string): void => {
    const folder = folderOf(packages, from, name);
    if (folder === undefined || folders.has(folder)) return;
    folders.add(folder);
    for (const needed of neededBy(packages[folder]!)) add(folder, needed);
  };
  for (const name of names) add("", name);
  return [...folders].toSorted().map((folder) => ({
    folder,
    name: nameOf(folder),
    version: packages[folder]!.version ?? "",
    licence: packages[folder]!.license ?? "",
  }));
};
