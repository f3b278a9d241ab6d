import { memo, useState } from "react";
import { birthdayStickers, lang } from "#content/devotions/birthday.ts";
import type { BirthdaySticker } from "#content/schema/devotions.ts";
import { monthName } from "#domain/calendar/date-words.ts";
import { DevotionFigures, DevotionHead } from "#src/devotions/kit/head.tsx";
import { systemClock } from "#src/platform/clock.ts";
import { shownReference } from "#domain/scripture/reference/format-reference.ts";
import { countToday } from "#src/devotions/kit/tally.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { toast } from "#src/platform/page/toast.ts";
import { useToday } from "#src/platform/use-today.ts";
import { Wrap } from "#src/ui/page.tsx";
import { NeedsScripts, Deferred } from "#src/ui/states.tsx";
import { birthdayMessages } from "./messages.ts";
import { claimSticker, drawVariant } from "./rules.ts";
import { StickerArt } from "./sticker-art.tsx";
import { birthdayStats } from "./stored.ts";
import { Download, RefreshCw, Share2 } from "lucide";
import { countShare } from "#src/usage/shares.ts";
import { quotedSource } from "#src/devotions/kit/passage.ts";
import { Quote } from "#src/devotions/kit/quote.tsx";
import { ShareRow } from "#src/devotions/kit/share-row.tsx";
import { savePicture, sharePicture } from "#src/platform/media/picture.ts";
import { randomSeed } from "#src/platform/random.ts";
import { Button } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/field.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import { uiMessages } from "#src/ui/messages.ts";
import { birthdayConfig } from "./config.ts";
import { cleanName, prayerFor, prayerParts } from "./name.ts";
import { stickerPicture } from "./sticker-picture.ts";
import "./birthday.css";

interface StickerDialogProps {
  sticker: BirthdaySticker;
  onClose: () => void;
  onClaim: () => void;
}

const Prayer = ({ text, name }: { text: string; name: string }) => (
  <p className="prayer" lang={lang}>
    {prayerParts(text, name).map((part, at) => (part.isName ? <bdi key={at}>{part.text}</bdi> : part.text))}
  </p>
);

export const StickerDialog = ({ sticker, onClose, onClaim }: StickerDialogProps) => {
  const [name, setName] = useState("");
  const [variant, setVariant] = useState(() => drawVariant(birthdayConfig.variants, randomSeed()));
  /** The prayer for screen readers, once it is no longer being typed. */
  const [announced, setAnnounced] = useState("");
  const prayer = sticker.prayers[variant] ?? "";
  const shownName = cleanName(name);
  const month = monthName(sticker.id);
  const shareText = birthdayMessages.shareText(
    sticker.sticker,
    prayerFor(prayer, name),
    sticker.scripture,
    quotedSource(sticker.reference, lang),
  );
  const chooseAnother = () => {
    const next = drawVariant(birthdayConfig.variants, randomSeed(), variant);
    setVariant(next);
    setAnnounced(prayerFor(sticker.prayers[next] ?? "", name));
  };
  const image = async (use: typeof savePicture) => {
    if (await use(stickerPicture(sticker, name), birthdayMessages.sheet(month))) countShare();
  };
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={birthdayMessages.sheet(month)}
      description={birthdayMessages.sheetLead}
    >
      <div className="wish stack-4 prints-alone">
        <div className="wish-sticker">
          <StickerArt sticker={sticker} />
          <p className="serif">
            {birthdayMessages.wish}
            {shownName === "" ? null : (
              <>
                , <bdi>{shownName}</bdi>
              </>
            )}
          </p>
        </div>
        <Deferred>
          <TextField
            label={birthdayMessages.name}
            value={name}
            maxLength={200}
            autoComplete="off"
            hint={birthdayMessages.nameHint}
            onChange={(event) => setName(event.currentTarget.value)}
            onBlur={() => (name === "" && announced === "" ? undefined : setAnnounced(prayerFor(prayer, name)))}
          />
          <div className="row wish-picture">
            <Button variant="primary" isBig onClick={() => void image(sharePicture)}>
              <Icon of={Share2} small />
              {birthdayMessages.shareImage}
            </Button>
            <Button isBig onClick={() => void image(savePicture)}>
              <Icon of={Download} small />
              {uiMessages.saveImage}
            </Button>
          </div>
          <Prayer text={prayer} name={name} />
          <p className="sr" role="status" lang={lang}>
            {announced}
          </p>
          <Quote text={sticker.scripture} reference={sticker.reference} lang={lang} />
          <Button variant="quiet" className="wish-another" onClick={chooseAnother}>
            <Icon of={RefreshCw} small />
            {birthdayMessages.another}
          </Button>
          <Button isBlock isBig onClick={onClaim}>
            {birthdayMessages.claim}
          </Button>
          <div className="wish-share">
            <ShareRow
              path="/birthday-sticker"
              text={shareText}
              mailSubject={birthdayMessages.mailSubject(month)}
              targets={["facebook", "whatsapp", "email"]}
            />
          </div>
        </Deferred>
      </div>
    </Sheet>
  );
};

interface StickersProps {
  thisMonth: number | undefined;
  onOpen: (sticker: BirthdaySticker) => void;
}

/** Memoised: its twelve drawings stay as they are when one is opened, typed into or closed. */
const Stickers = memo(({ thisMonth, onOpen }: StickersProps) => (
  <ul className="stickers">
    {birthdayStickers.map((sticker) => (
      <li key={sticker.id}>
        <button type="button" className="sticker" aria-haspopup="dialog" onClick={() => onOpen(sticker)}>
          <StickerArt sticker={sticker} />
          <span className="sticker-month">{birthdayMessages.month(monthName(sticker.id))}</span>
          <span className="sticker-note">
            {thisMonth === sticker.id ? birthdayMessages.thisMonth : shownReference(sticker.reference)}
          </span>
        </button>
      </li>
    ))}
  </ul>
));

export const Page = () => {
  const [stats, update] = useStored(birthdayStats);
  const today = useToday();
  const [open, setOpen] = useState<BirthdaySticker>();
  const claim = async ({ id }: BirthdaySticker) => {
    setOpen(undefined);
    if (await update((present) => claimSticker(present, id, systemClock.now(), systemClock.dateAt)))
      toast({ title: birthdayMessages.claimed(monthName(id)) });
  };
  return (
    <Wrap className="roomy">
      <DevotionHead title={birthdayMessages.title} lang={lang}>
        {birthdayMessages.lead}
      </DevotionHead>
      <NeedsScripts />
      <Stickers thisMonth={today?.month} onOpen={setOpen} />
      <DevotionFigures
        invitation={birthdayMessages.invitation}
        figures={[
          { label: birthdayMessages.total, value: stats.totalBirthdays },
          { label: birthdayMessages.today, value: today ? countToday(stats.records, today, systemClock.dateAt) : 0 },
          { label: birthdayMessages.streak, value: stats.streak },
        ]}
      />
      {open ? (
        <StickerDialog
          key={open.id}
          sticker={open}
          onClose={() => setOpen(undefined)}
          onClaim={() => void claim(open)}
        />
      ) : null}
    </Wrap>
  );
};
