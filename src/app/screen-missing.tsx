import { useEffect } from "react";
import { focusHeading } from "#src/platform/page/focus.ts";
import { currentAddress, currentPath, isOpenedPath, reloadPage } from "#src/platform/page/history.ts";
import { isReachable } from "#src/platform/network/http.ts";
import { PageHead, Wrap } from "#src/ui/page.tsx";
import { Problem } from "#src/ui/states.tsx";
import { appMessages } from "./messages.ts";

interface ScreenMissingProps {
  /** How often loading the code has failed. */
  failures: number;
  onAgain: () => void;
}

/**
 * Shown in place of a screen whose code fails to load, while loading is retried. If the network works all the same, the
 * code belongs to a version that is gone, or the browser caches its first failure (Firefox). The page is then loaded in
 * full, unless the browser opened this very page: that would loop.
 */
export const ScreenMissing = ({ failures, onAgain }: ScreenMissingProps) => {
  useEffect(() => void focusHeading(), []);
  useEffect(() => {
    if (isOpenedPath(currentPath())) return;
    let isLeft = false;
    void isReachable(currentAddress()).then((answers) => {
      if (answers && !isLeft) reloadPage();
    });
    return () => {
      isLeft = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked after each failure
  }, [failures]);
  return (
    <Wrap>
      <PageHead title={appMessages.screenMissing} isSlim />
      <Problem message={appMessages.keepTrying} onRetry={onAgain} />
    </Wrap>
  );
};
