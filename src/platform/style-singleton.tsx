import { useEffect } from "react";

/**
 * Stands in for the package `react-style-singleton`, by which the dialogs lock the page's scrolling: that one writes
 * `<style>` elements, which our content security policy refuses. Constructed style sheets are the same without inline code.
 * See docs/decisions/0004-no-inline-style.md.
 */
export const styleSingleton = () => {
  let uses = 0;
  const sheet = typeof CSSStyleSheet === "undefined" ? undefined : new CSSStyleSheet();
  const Sheet = ({ styles }: { styles: string; dynamic?: boolean }) => {
    useEffect(() => {
      if (!sheet) return;
      sheet.replaceSync(styles);
      uses += 1;
      if (uses === 1) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      return () => {
        uses -= 1;
        if (uses === 0) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      };
    }, [styles]);
    return null;
  };
  return Sheet;
};
