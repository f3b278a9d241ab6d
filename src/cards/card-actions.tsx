import { Check, Copy, ImageDown, Mail, MailOpen, PenLine, Printer, Share2, X } from "lucide";
import { type MouseEvent, useEffect, useState, type ReactNode, useRef } from "react";
import type { CardCategory } from "#domain/site/cards/card-categories.ts";
import { cardHeading, cardName } from "#domain/site/cards/messages.ts";
import { locale } from "#domain/site/locales/locale.ts";
import { pathIn } from "#domain/site/locales/locales.ts";
import { countShare, shareCounted } from "#src/usage/shares.ts";
import { openAddress } from "#src/platform/page/history.ts";
import { copyText } from "#src/platform/page/clipboard.ts";
import { after } from "#src/platform/clock.ts";
import { lazyCode, loadCode } from "#src/platform/loading/lazy-code.ts";
import { pictureMeasures, savePicture } from "#src/platform/media/picture.ts";
import { printPage } from "#src/platform/page/files.ts";
import { toast } from "#src/platform/page/toast.ts";
import { useAbsoluteUrl } from "#src/platform/page/share.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { uiMessages } from "#src/ui/messages.ts";
import { cardScreens } from "./config.ts";
import { cardMail } from "./card-mail.ts";
import { detailsOf, messagesOf, totalOf } from "./card-message-pages.ts";
import { cardPageMessages, cardScreenMessages } from "./messages.ts";
import type { OpenCard } from "./use-card.ts";
import type { InfiniteQueryObserverResult } from "@tanstack/react-query";

type Reading = Pick<InfiniteQueryObserverResult, "hasNextPage" | "isFetchNextPageError">;

/**
 * Loads a card page by page up to its first message, unless stopped. It ends at the first page that fails: offline, every
 * further attempt would fail too.
 * @returns whether all of it is loaded
 */
export const loadWholeCard = async (
  query: Reading & { readonly fetchNextPage: () => Promise<Reading> },
  isStopped: () => boolean,
): Promise<boolean> => {
  let last: Reading = { hasNextPage: query.hasNextPage, isFetchNextPageError: false };
  while (last.hasNextPage && !last.isFetchNextPageError) {
    if (isStopped()) return false;
    last = await query.fetchNextPage();
  }
  return !last.isFetchNextPageError;
};

interface WholeCardButtonProps {
  card: OpenCard;
  /** Whether to use only the loaded messages of a long card. */
  allowsPartial?: boolean;
  /** Called when all messages are rendered. */
  onLoaded: () => void;
  children: ReactNode;
}

/** A button for an action that needs the whole card: loads the remaining messages first. While loading, it cancels. */
const WholeCardButton = ({ card, allowsPartial = false, onLoaded, children }: WholeCardButtonProps) => {
  const { query, messages, total } = card;
  const isUsedAsLoaded = allowsPartial && total > cardScreens.openedWholeUpTo;
  const [asked, setAsked] = useState(0);
  const done = useRef(0);
  useEffect(() => {
    if (asked === done.current || (query.hasNextPage && !isUsedAsLoaded)) return;
    done.current = asked;
    onLoaded();
  }, [asked, query.hasNextPage, isUsedAsLoaded, onLoaded]);
  const [isLoadingAll, setLoadingAll] = useState(false);
  const isStopped = useRef(false);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  const start = async () => {
    // Pressed before there were messages: waits for the first ones, or asks again where they have failed.
    const first = query.data ? query : await query.fetchNextPage();
    if (!first.data) return;
    if (allowsPartial && totalOf(first.data) > cardScreens.openedWholeUpTo) {
      setAsked(asked + 1);
      return;
    }
    isStopped.current = false;
    setLoadingAll(true);
    const isWhole = await loadWholeCard(first, () => isStopped.current);
    setLoadingAll(false);
    // The list of messages says what failed.
    if (isWhole) setAsked(asked + 1);
  };
  if (isLoadingAll && messages.length < total) {
    return (
      <Button
        variant="quiet"
        onClick={() => {
          isStopped.current = true;
        }}
      >
        <Icon of={X} small />
        {cardScreenMessages.stopLoading(messages.length, total)}
      </Button>
    );
  }
  return <Button onClick={() => void start()}>{children}</Button>;
};

const pictures = lazyCode("card picture", async () => (await import("./card-picture.ts")).cardPictures);

export const writeButtonId = "card-write";

const CopyLink = ({ url }: { url: string }) => {
  const [copies, setCopies] = useState(0);
  const isCopied = copies > 0;
  // After the last of several presses.
  useEffect(() => (copies > 0 ? after(cardScreens.copiedSeconds * 1000, () => setCopies(0)) : undefined), [copies]);
  const copy = async () => {
    if (await copyText(url)) {
      setCopies((present) => present + 1);
      toast(cardScreenMessages.copied);
      countShare();
    } else toast({ ...cardScreenMessages.copyFailed, tone: "refusal" });
  };
  return (
    <Button onClick={() => void copy()}>
      <Icon of={isCopied ? Check : Copy} small />
      {isCopied ? cardPageMessages.copied : cardPageMessages.copyLink}
    </Button>
  );
};

interface CardActionsProps {
  category: CardCategory;
  path: string;
  card: OpenCard;
}

interface FirstActionsProps extends CardActionsProps {
  onOpen: () => void;
  /** Shows the form; undefined while it is shown. */
  onWrite?: (() => void) | undefined;
}

export const CardActions = ({ category, path, card, onOpen, onWrite }: FirstActionsProps) => {
  const url = useAbsoluteUrl(pathIn(locale, path));
  const { recipient } = card.details;
  const share = () =>
    shareCounted({
      title: cardHeading(category),
      text:
        recipient === undefined
          ? cardPageMessages.pleaseSign(cardName(category))
          : cardPageMessages.pleaseSignFor(cardName(category), recipient),
      url,
    });
  return (
    <div className="card-actions">
      {onWrite ? (
        <Button variant="primary" className="card-write" id={writeButtonId} onClick={onWrite}>
          <Icon of={PenLine} small />
          {cardPageMessages.write}
        </Button>
      ) : null}
      <WholeCardButton card={card} allowsPartial onLoaded={onOpen}>
        <Icon of={MailOpen} small />
        <span>
          {`${cardPageMessages.open} `}
          <span className="card-words">{cardPageMessages.openWhat}</span>
        </span>
      </WholeCardButton>
      <Button onClick={() => void share()}>
        <Icon of={Share2} small />
        <span className="card-words">{uiMessages.share}</span>
      </Button>
    </div>
  );
};

export const MoreCardActions = ({ category, path, card }: CardActionsProps) => {
  const url = useAbsoluteUrl(pathIn(locale, path));
  const { query, messages, details, total } = card;
  const mail = async ({ currentTarget }: MouseEvent) => {
    // As with the other buttons: waits for the first messages, whose list says what failed.
    const data = query.data ?? (await query.fetchNextPage()).data;
    if (!data || !currentTarget.isConnected) return;
    if (totalOf(data) === 0) {
      toast({ ...cardScreenMessages.noMessages, tone: "refusal" });
      return;
    }
    openAddress(cardMail(category, url, { messages: messagesOf(data), recipient: detailsOf(data).recipient }));
    toast(cardScreenMessages.ready);
    countShare();
  };
  const save = async () => {
    const picturesOf = await loadCode(pictures).catch(() => undefined);
    if (!picturesOf) {
      toast({ ...cardScreenMessages.noPicture, tone: "refusal" });
      return;
    }
    const pages = picturesOf(category, { details, messages, total }, pictureMeasures());
    for (const [index, page] of pages.entries()) {
      const number = pages.length > 1 ? ` ${index + 1}` : "";
      if (!(await savePicture(page, `${cardHeading(category)}${number}`))) return;
    }
    countShare();
  };
  return (
    <div className="card-actions card-more">
      <CopyLink url={url} />
      <Button onClick={(event) => void mail(event)}>
        <Icon of={Mail} small />
        {cardPageMessages.mail}
      </Button>
      <WholeCardButton card={card} onLoaded={printPage}>
        <Icon of={Printer} small />
        {cardPageMessages.print}
      </WholeCardButton>
      <WholeCardButton card={card} allowsPartial onLoaded={() => void save()}>
        <Icon of={ImageDown} small />
        {uiMessages.saveImage}
      </WholeCardButton>
    </div>
  );
};
