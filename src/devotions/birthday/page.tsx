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
import { NeedsScripts } from "#src/ui/states.tsx";
import { birthdayMessages } from "./messages.ts";
import { claimSticker } from "./rules.ts";
import { StickerArt } from "./sticker-art.tsx";
import { StickerDialog } from "./sticker-dialog.tsx";
import { birthdayStats } from "./stored.ts";
import "./birthday.css";

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
