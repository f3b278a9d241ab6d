import { importsOf } from "./imports.ts";
import { guardedPackages, rules } from "./rules.ts";

/** Code that loads later does so in one way. The table of screens is read by the build, and its values become late code below it. */
const loadsLazyCode = /^src\/(?!service-worker\/)/;
const screensFile = "src/app/screens.tsx";

/** All features in all languages: code for the browser takes the tables made of them, and at most types from here. */
const ofFeatures = /^src\/(?:features|.*\/feature)\.ts$/;
const forBrowser = /^src\/(?!features\.ts$)(?!.*\.data\.ts$)/;

/** The imports of a file that violate the rules, as error messages. */
export const forbiddenImports = (file: string, code: string): string[] => {
  const rule = rules.find((one) => one.files.test(file));
  if (!rule) return [`${file} belongs to no room: add a rule to scripts/doors/rules.ts`];
  const groups = rule.files.exec(file) ?? [];
  const open = (patterns: readonly string[]) => patterns.map((pattern) => pattern.replace("$1", groups[1] ?? "$1"));
  const forValues = open(rule.mayImport);
  const forTypes = [...forValues, ...open(rule.mayImportTypesOf ?? [])];
  const imports = importsOf(file, code);
  const bare = imports.filter(({ isBareLazy }) => isBareLazy && loadsLazyCode.test(file) && file !== screensFile);
  const forbidden = imports.filter(({ target, isTypeOnly }) => {
    const allowed = isTypeOnly ? forTypes : forValues;
    if (!isTypeOnly && ofFeatures.test(target) && forBrowser.test(file)) return true;
    if (!target.startsWith("package:")) return !allowed.some((prefix) => target.startsWith(prefix));
    const name = target.slice("package:".length);
    return (guardedPackages as readonly string[]).includes(name) && !allowed.includes(target);
  });
  return [
    ...forbidden.map(({ target }) => `${file} (${rule.room}) may not import ${target}`),
    ...bare.map(({ target }) => `${file} imports ${target} later without lazyCode (docs/decisions/0017-react.md)`),
  ];
};
