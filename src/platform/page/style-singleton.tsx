import { useEffect } from "react";

/**
 * A custom property on the body with the width of the removed scroll bar. Our styles do not use it. Since every element
 * inherits it, setting it would restyle the whole page whenever a dialog opens or closes.
 */
const unusedProperty = /--removed-body-scroll-bar-size:[^;}]*;?/g;

/**
 * Replaces the package `react-style-singleton`, by which the dialogs lock page scrolling. That package writes `<style>`
 * elements, which our content security policy forbids. Constructed style sheets do the same without inline code. See
 * docs/decisions/styles.md.
 */
export const styleSingleton = () => {
  let uses = 0;
  const sheet = typeof CSSStyleSheet === "undefined" ? undefined : new CSSStyleSheet();
  const Sheet = ({ styles }: { styles: string; dynamic?: boolean }) => {
    useEffect(() => {
      if (!sheet) return;
      sheet.replaceSync(styles.replaceAll(unusedProperty, ""));
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
