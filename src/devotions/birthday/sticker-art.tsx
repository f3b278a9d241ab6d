import type { BirthdaySticker } from "#content/schema/devotions.ts";
import { stickerStrokes } from "#content/devotions/sticker-motifs.ts";
import { Niche, NicheDrawing } from "#src/ui/niche.tsx";

/** A month's niche. Decorative: the month's name is next to it. */
export const StickerArt = ({ sticker }: { sticker: BirthdaySticker }) => (
  <Niche className={`sticker-art ${sticker.color}`}>
    <NicheDrawing strokes={stickerStrokes(sticker.motif)} />
  </Niche>
);
