import { Check, Copy, Mail, MailOpen, Printer, Share2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { type CardCategory, cardTitles } from "#domain/site/card-categories.ts";
import { countShare, shareCounted } from "#src/api/shares.ts";
import { copyText } from "#src/platform/clipboard.ts";
import { after } from "#src/platform/clock.ts";
import { openAddress } from "#src/platform/page-actions.ts";
import { printPage } from "#src/platform/save-file.ts";
import { toast } from "#src/platform/toast.ts";
import { useAbsoluteUrl } from "#src/platform/use-absolute-url.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { readToTheEnd } from "./all-messages.ts";
import { cardScreens } from "./config.ts";
import { cardName } from "./card-name.ts";
import { cardMail } from "./mail.ts";
import { sentences } from "./messages.ts";
import type { OpenCard } from "./use-card.ts";

const CopyLink = ({ url }: { url: string }) => {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => (isCopied ? after(cardScreens.copiedSeconds * 1000, () => setCopied(false)) : undefined), [isCopied]);
  const copy = async () => {
    if (await copyText(url)) {
      setCopied(true);
      toast(sentences.copied);
    } else toast({ ...sentences.copyFailed, tone: "refusal" });
  };
  return (
    <Button onClick={() => void copy()}>
      <Icon of={isCopied ? Check : Copy} small />
      {isCopied ? "Copied" : "Copy Link"}
    </Button>
  );
};

interface CardActionsProps {
  category: CardCategory;
  path: string;
  card: OpenCard;
  onOpen: () => void;
}

/** Actions for a card: share its link, mail it, open it full screen, print it. */
export const CardActions = ({ category, path, card, onOpen }: CardActionsProps) => {
  const url = useAbsoluteUrl(path);
  const { query, messages } = card;

  const pass = () => shareCounted({ title: `${cardTitles[category]} card`, text: `Please sign this ${cardName(category)}.`, url });
  const mail = () => {
    if (messages.length === 0) {
      toast({ ...sentences.noMessages, tone: "refusal" });
      return;
    }
    openAddress(cardMail(category, url, messages));
    toast(sentences.ready);
    countShare();
  };
  // Waits until the messages loaded for it are on the page.
  const [asked, setAsked] = useState(0);
  const printed = useRef(0);
  useEffect(() => {
    if (asked === printed.current || query.hasNextPage) return;
    printed.current = asked;
    printPage();
  }, [asked, query.hasNextPage]);
  /** A printed card has all its messages, not only those already loaded. */
  const withAll = async (then: () => void) => {
    if (await readToTheEnd(query)) then();
    else toast({ title: sentences.loadFailed, description: sentences.tryLater, tone: "refusal" });
  };

  return (
    <div className="card-actions">
      <CopyLink url={url} />
      <Button onClick={() => void pass()}>
        <Icon of={Share2} small />
        Share
      </Button>
      <Button className="card-wide" onClick={mail}>
        <Icon of={Mail} small />
        Send Card via Email
      </Button>
      <Button variant="quiet" onClick={() => void withAll(onOpen)}>
        <Icon of={MailOpen} small />
        Open the card
      </Button>
      <Button variant="quiet" onClick={() => void withAll(() => setAsked(asked + 1))}>
        <Icon of={Printer} small />
        Print
      </Button>
    </div>
  );
};
