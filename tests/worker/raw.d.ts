/** A file's text, by Vite. */
declare module "*.md?raw" {
  const text: string;
  export default text;
}
