import type { BirthdaySticker } from "#content/schema/devotions.ts";
import { stickerStrokes } from "#content/devotions/sticker-motifs.ts";
import { Niche } from "#src/ui/niche.tsx";

/** A month's niche. Decorative: the month's name is next to it. */
export const StickerArt = ({ sticker, className = "" }: { sticker: BirthdaySticker; className?: string }) => (
  <Niche className={`sticker-art ${sticker.color} ${className}`}>
    {stickerStrokes(sticker.motif).map(({ kind, path }) => (
      <path key={path} className={kind} d={path} />
    ))}
  </Niche>
);
