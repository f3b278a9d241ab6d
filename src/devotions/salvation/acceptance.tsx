import { useRef, useState } from "react";
import { lang, salvation } from "#content/devotions/salvation.ts";
import { recordUsage } from "#src/usage/usage.ts";
import { Quote } from "#src/devotions/kit/quote.tsx";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { randomId } from "#src/platform/random.ts";
import { toast } from "#src/platform/page/toast.ts";
import { Button } from "#src/ui/button.tsx";
import { Figure, Figures } from "#src/ui/page.tsx";
import { salvationMessages } from "./messages.ts";
import { deviceId, salvationAcceptances } from "./stored.ts";

const toastMs = 5000;

/** Defined outside the component: a new ref callback would run on every render and move the focus. */
const focusOnMount = (welcome: HTMLElement | null): void => welcome?.focus();

/** The button, which becomes a welcome for the rest of this visit; the count stays. */
export const Acceptance = () => {
  const [count, update] = useStored(salvationAcceptances);
  const [isWelcome, setIsWelcome] = useState(false);
  const isBusy = useRef(false);
  const accept = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    const [isStored] = await Promise.all([
      update((present) => present + 1),
      deviceStore().update(deviceId, (present) => present || randomId()),
    ]);
    void recordUsage("plays");
    if (isStored)
      toast({ title: salvationMessages.welcome, description: salvationMessages.welcomeDetail, durationMs: toastMs });
    setIsWelcome(true);
    isBusy.current = false;
  };
  return (
    <section className="devotion-section acceptance stack-6" aria-labelledby="acceptance">
      <div className="stack-4">
        <h2 id="acceptance">{salvationMessages.answer}</h2>
        {isWelcome ? (
          <p className="acceptance-welcome" tabIndex={-1} ref={focusOnMount}>
            {salvationMessages.welcomeText}
          </p>
        ) : (
          <>
            <p>{salvationMessages.sayItFirst}</p>
            <Button variant="primary" isBig onClick={() => void accept()}>
              {salvationMessages.accept}
            </Button>
          </>
        )}
      </div>
      <div className="impact stack-4">
        <h3>{salvationMessages.impact}</h3>
        <Figures>
          <Figure value={count} label={salvationMessages.acceptances(count)} />
        </Figures>
        <Quote text={salvation.joy.text} reference={salvation.joy.reference} lang={lang} />
      </div>
    </section>
  );
};
