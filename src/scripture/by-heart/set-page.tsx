import { shortName } from "#domain/scripture/translations/short-name.ts";
import { BookHeart, BookMarked, Image, Printer, Share2 } from "lucide";
import { useEffect, useState } from "react";
import { Link, useLocation } from "#src/platform/page/router.tsx";
import { type CalendarDate, dayNumber, toIsoDate } from "#domain/calendar/calendar-date.ts";
import { readPath } from "#domain/scripture/reference/read-address.ts";
import { spanOfSet, verseSetReference } from "#domain/scripture/reference/verse-set.ts";
import { translationName } from "#domain/scripture/languages/translation-name.ts";
import { firstTranslation, locale, quotedIn } from "#domain/site/locales/locale.ts";
import { pathIn } from "#domain/site/locales/locales.ts";
import { usePrinting } from "#src/platform/page/files.ts";
import { absoluteUrl } from "#src/platform/page/share.ts";
import { focusHeadingIfLost } from "#src/platform/page/focus.ts";
import { keepFocus } from "#src/platform/page/keep-focus.ts";
import { toast } from "#src/platform/page/toast.ts";
import { lazyCode, useLazyPanel } from "#src/platform/loading/lazy-code.ts";
import { showPassage } from "#src/platform/loading/document-data.ts";
import { useAfterHydration } from "#src/platform/loading/hydration.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { useToday } from "#src/platform/use-today.ts";
import { EditionLicence } from "#src/scripture/text/edition-licence.tsx";
import { lastReadEntry } from "#src/scripture/last-read/stored.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { PageHead, Wrap } from "#src/ui/page.tsx";
import { formatScripture } from "#src/ui/format-scripture.tsx";
import { Segmented } from "#src/ui/segmented.tsx";
import { NeedsScripts, Notice, Problem, TextSkeleton } from "#src/ui/states.tsx";
import { uiMessages } from "#src/ui/messages.ts";
import { offerUndo } from "#src/platform/drafts/offer-undo.ts";
import { shareCounted } from "#src/usage/shares.ts";
import { addCards, cardId, countVerses } from "./cards.ts";
import { byHeartMessages as messages } from "./messages.ts";
import { PrintedCards } from "./printed-cards.tsx";
import { removeSet, saveSet, savedSet } from "./saved-sets.ts";
import { nextText, stageOf } from "./schedule.ts";
import { SetForm } from "./set-form.tsx";
import {
  type LearnSet,
  placesOf,
  progressOf,
  readSetHash,
  setPath,
  translationsBeside,
  usualTranslation,
} from "./sets.ts";
import { cardsEntry, savedSetsEntry, type Card } from "./stored.ts";
import { type PassageText, useSetTexts } from "./use-passage-texts.ts";
import "./by-heart.css";

const pictureSheet = lazyCode(
  "verse picture",
  async () => (await import("#src/scripture/share/verse-picture-sheet.tsx")).VersePictureSheet,
);

/** A passage that is learnt: when it returns, and its practice. */
const OnShelf = ({
  id,
  card,
  reference,
  today,
}: {
  id: string;
  card: Card;
  reference: string;
  today: CalendarDate;
}) => {
  const isKnown = stageOf(card, dayNumber(today)) === "known";
  return (
    <p className="hint">
      <Link className="lone-link" to={`/by-heart/practice#${id}`} aria-label={messages.practiceOne(reference)}>
        {messages.practice}
      </Link>
      {" · "}
      {isKnown ? `${messages.legend.known} · ` : ""}
      {nextText(card, today)}
    </p>
  );
};

interface SetPassagesProps {
  places: ReturnType<typeof placesOf>;
  texts: readonly (PassageText | undefined)[];
  isFailed: boolean;
  today: CalendarDate;
}

/** The passages with their words; where a text stands in for another, its key. */
const SetPassages = ({ places, texts, isFailed, today }: SetPassagesProps) => {
  const [cards] = useStored(cardsEntry);
  return (
    <ul className="heart-passages stack-5" aria-label={messages.inThisSet}>
      {places.map((asked, index) => {
        const text = texts[index];
        const place = text?.place ?? asked;
        const { passage, translation } = place;
        const id = cardId(place);
        const reference = verseSetReference(passage);
        return (
          <li key={id}>
            <h2>
              <Link className="lone-link" to={readPath(translation, spanOfSet(passage))}>
                {reference}
              </Link>
              {translation === asked.translation ? null : ` ${shortName(translation)}`}
            </h2>
            {text === undefined && !isFailed ? (
              <TextSkeleton lines={2} label={index === texts.indexOf(undefined) ? messages.loading : ""} />
            ) : null}
            {text?.words === "" ? <p className="muted">{messages.notInTranslation}</p> : null}
            {text?.words ? (
              <p lang={text.edition?.tag ?? quotedIn} dir={text.edition?.direction}>
                {formatScripture(text.words)}
              </p>
            ) : null}
            {cards[id] ? <OnShelf id={id} card={cards[id]} reference={reference} today={today} /> : null}
          </li>
        );
      })}
    </ul>
  );
};

/** Saves and removes a set that came by link. A single passage without a name is not saved: its card is enough. */
const useSavedSet = (set: LearnSet, title: string, today: CalendarDate) => {
  const [sets, update] = useStored(savedSetsEntry);
  const present = set.id ? undefined : savedSet(sets, set.linked);
  const canBeSaved = set.id === undefined && (set.passages.length > 1 || set.name !== "");
  /** A link without a name is to the set under the name that it has here. */
  const name = set.name === "" ? (present?.name ?? "") : set.name;
  return {
    name,
    isSaved: present !== undefined && present.name === name,
    canBeSaved,
    save: async (translation: string): Promise<boolean> => {
      if (!canBeSaved) return true;
      const added = { name, translation, addedOn: toIsoDate(today) };
      if (!present && saveSet(sets, set.linked, added) === sets) {
        toast({ title: messages.setsFull, tone: "refusal" });
        return false;
      }
      return update((all) => saveSet(all, set.linked, added));
    },
    remove: async () => {
      await update((all) => removeSet(all, set.linked));
      if (savedSet(deviceStore().read(savedSetsEntry), set.linked)) return;
      offerUndo({ title: messages.setRemoved(title) }, () =>
        update((all) => (present ? saveSet(all, set.linked, present) : all)),
      );
    },
  };
};

interface LearnButtonProps {
  /** The cards of the passages whose words are there: a translation may lack a verse. */
  learnable: readonly string[];
  /** Before all words are there, it is not known which verses the translation lacks. */
  isLoading: boolean;
  isSingle: boolean;
  saved: ReturnType<typeof useSavedSet>;
  translation: string;
  today: CalendarDate;
}

/** Adds the passages to the shelf; once they are there, saves a set by link, or leads to the practice. */
const LearnButton = ({ learnable, isLoading, isSingle, saved, translation, today }: LearnButtonProps) => {
  const [cards, update] = useStored(cardsEntry);
  const [isPressed, setIsPressed] = useState(false);
  const isAdded = learnable.every((id) => cards[id]);
  const save = async () => {
    if (await saved.save(translation)) toast({ title: messages.setSaved });
  };
  const add = async () => {
    let added = 0;
    let isFull = false;
    const isStored = await update((present) => {
      const next = addCards(present, learnable, toIsoDate(today));
      added = countVerses(next) - countVerses(present);
      isFull = !learnable.every((id) => next[id]);
      return next;
    });
    const isSaved = await saved.save(translation);
    if (isFull) toast({ title: messages.full, tone: "refusal" });
    else if (isStored && isSaved) toast({ title: messages.added(added) });
  };
  useEffect(() => {
    if (!isPressed || isLoading) return;
    setIsPressed(false);
    if (!isAdded) void add();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each press
  }, [isPressed, isLoading]);
  if (learnable.length === 0) return null;
  if (!isAdded)
    return (
      <Button variant="primary" isBig isPaused={isPressed} onClick={() => setIsPressed(true)}>
        <Icon of={BookHeart} small />
        {isSingle ? messages.learnOne : messages.learn}
      </Button>
    );
  if (saved.canBeSaved && !saved.isSaved)
    return (
      <Button variant="primary" isBig onClick={() => void save()}>
        <Icon of={BookMarked} small />
        {messages.saveSet}
      </Button>
    );
  return (
    <ButtonLink to="/by-heart/practice" variant="primary" isBig>
      {messages.practice}
    </ButtonLink>
  );
};

/** The whole set is known: makes a picture of that. */
const SetDone = (picture: { words: string; reference: string; translation: string }) => {
  const { Panel: PictureSheet, isOpen, setIsOpen, open, preload } = useLazyPanel(pictureSheet);
  return (
    <Notice>
      {messages.setDone}
      <Button onClick={open} onPointerEnter={preload}>
        <Icon of={Image} small />
        {messages.picture}
      </Button>
      {PictureSheet ? <PictureSheet isOpen={isOpen} onOpenChange={setIsOpen} {...picture} /> : null}
    </Notice>
  );
};

/** The passages of a set with their words, and what can be done with them. */
const OpenSet = ({ set, today }: { set: LearnSet; today: CalendarDate }) => {
  const [cards] = useStored(cardsEntry);
  const [{ translation: last = firstTranslation }] = useStored(lastReadEntry);
  const [chosen, setChosen] = useState(set.translation);
  const { isPrinting, print } = usePrinting();
  const translation = chosen ?? usualTranslation(last);
  const asked = placesOf(set.passages, translation);
  const { texts, isInEnglish, failure, retry } = useSetTexts(set.passages, translation, set.id !== undefined);
  const places = asked.map((place, index) => texts[index]?.place ?? place);
  const edition = texts.find((text) => text?.edition)?.edition;

  const references = set.passages.map(verseSetReference);
  const isLoading = failure === undefined && texts.includes(undefined);
  // While texts load, a press waits for them; without its words a passage cannot be learnt.
  const learnable = places.map(cardId).filter((_, index) => (texts[index] ? texts[index].words !== "" : isLoading));
  const { known, learning, added } = progressOf(set.passages, cards, dayNumber(today));
  const verses = set.passages.reduce((sum, passage) => sum + passage.verses.length, 0);
  const untitled = references.length === 1 ? references[0]! : messages.setOf(verses);
  const saved = useSavedSet(set, set.name || untitled, today);
  const name = set.id ? messages.set[set.id].name : saved.name;
  const title = name === "" ? untitled : name;
  // The form that led here had the focus, and is gone.
  useEffect(focusHeadingIfLost, []);
  return (
    <>
      <PageHead isSlim title={<bdi>{title}</bdi>}>
        {set.id ? messages.set[set.id].lead : messages.setLead}
        {set.name !== "" && !saved.isSaved ? ` ${messages.namedByLink}` : ""}
      </PageHead>
      {added > 0 && references.length > 1 ? (
        <p className="hint">{messages.setProgress(known, learning, set.passages.length)}</p>
      ) : null}
      {set.leftOut > 0 ? <Notice>{messages.leftOut(set.leftOut)}</Notice> : null}
      {known === set.passages.length ? (
        <SetDone
          words={name !== "" ? messages.pictureWords(name) : messages.pictureOfVerses(verses)}
          reference={references.join(" · ")}
          translation={edition?.name ?? translationName(translation)}
        />
      ) : null}
      <div className="row" ref={keepFocus}>
        <LearnButton
          learnable={learnable}
          isLoading={isLoading}
          isSingle={places.length === 1}
          saved={saved}
          translation={translation}
          today={today}
        />
        <Button
          onClick={() =>
            void shareCounted({
              title,
              text: messages.shareText(verses),
              url: absoluteUrl(pathIn(locale, setPath({ ...set, name: saved.name }, translation))),
              description: title,
            })
          }
        >
          <Icon of={Share2} small />
          {messages.shareSet}
        </Button>
        <Button isPaused={texts.includes(undefined)} onClick={print}>
          <Icon of={Printer} small />
          {messages.print}
        </Button>
      </div>
      <div className="stack-6" ref={keepFocus}>
        <Segmented
          label={messages.translation}
          value={translation}
          options={translationsBeside(set.translation ?? translation).map((id) => ({
            value: id,
            label: shortName(id),
          }))}
          onChange={setChosen}
        />
        {failure ? (
          <Problem message={failure} {...(retry && { onRetry: retry })} />
        ) : isInEnglish ? (
          <Notice>
            {messages.inEnglish(shortName(translation))}
            {retry ? <Button onClick={retry}>{uiMessages.tryAgain}</Button> : null}
          </Notice>
        ) : null}
      </div>
      <SetPassages places={asked} texts={texts} isFailed={failure !== undefined} today={today} />
      {edition ? <EditionLicence className="hint" edition={edition} /> : null}
      <p className="hint">{messages.cutHere}</p>
      <div className="row" ref={keepFocus}>
        <ButtonLink to="/by-heart" variant="quiet">
          {messages.back}
        </ButtonLink>
        {saved.isSaved ? (
          <Button variant="quiet" onClick={() => void saved.remove()}>
            {messages.removeSet}
          </Button>
        ) : null}
      </div>
      {isPrinting ? (
        <PrintedCards
          cards={references.map((reference, index) => ({
            reference,
            text: texts[index]?.words ?? "",
            lang: texts[index]?.edition?.tag ?? quotedIn,
          }))}
        />
      ) : null}
    </>
  );
};

/** `/by-heart/set` alone: makes one. */
const NewSet = () => {
  const [{ translation: last = firstTranslation }] = useStored(lastReadEntry);
  return (
    <>
      <PageHead isSlim title={messages.newSet}>
        {messages.newSetLead}
      </PageHead>
      <NeedsScripts />
      <SetForm translation={usualTranslation(last)} />
      <div className="row">
        <ButtonLink to="/by-heart" variant="quiet">
          {messages.back}
        </ButtonLink>
      </div>
    </>
  );
};

/**
 * `/by-heart/set#…`: one of our sets, or passages by link; without either, makes a set. A prerendered page does not know
 * which: it has the form for a new set, and the placeholder that the head script shows instead.
 */
export const Page = () => {
  const hash = useAfterHydration(useLocation().hash, undefined);
  const today = useToday();
  const isWaiting = hash === undefined || !today;
  useEffect(() => (isWaiting ? undefined : showPassage()), [isWaiting]);
  const set = hash === undefined ? undefined : readSetHash(hash);
  return (
    <>
      {isWaiting || hash === "" ? (
        <Wrap className="heart-page stack-6 as-new">
          <NewSet />
        </Wrap>
      ) : null}
      {isWaiting ? (
        <Wrap className="heart-page stack-6 as-asked">
          <PageHead isSlim title={messages.title} />
          <TextSkeleton lines={8} label={messages.loading} />
        </Wrap>
      ) : hash === "" ? null : (
        <Wrap className="heart-page stack-6">
          {set ? (
            <OpenSet key={hash} set={set} today={today} />
          ) : (
            <>
              <PageHead isSlim title={messages.title} />
              <Problem message={messages.badLink}>
                <ButtonLink to="/by-heart">{messages.back}</ButtonLink>
              </Problem>
            </>
          )}
        </Wrap>
      )}
    </>
  );
};
