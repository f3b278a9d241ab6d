import { useStored } from "#src/platform/storage/use-stored.ts";
import { Button } from "#src/ui/button.tsx";
import { clashMessages } from "./messages.ts";
import { syncClashes, syncDevices } from "./stored.ts";
import { clashSentence, clearClashes } from "./tell-clashes.ts";

/** What was changed on two devices at once and what became of it, until the visitor has read it. */
export const ClashList = () => {
  const [clashes] = useStored(syncClashes);
  // Their names may arrive later.
  useStored(syncDevices);
  if (clashes.length === 0) return null;
  return (
    <section className="sync-clashes" aria-labelledby="sync-clashes">
      <h3 id="sync-clashes">{clashMessages.title}</h3>
      <ul>
        {clashes.map((clash, index) => (
          <li key={index}>{clashSentence(clash)}</li>
        ))}
      </ul>
      <Button variant="quiet" onClick={() => void clearClashes()}>
        {clashMessages.clear}
      </Button>
    </section>
  );
};
