import type { BirthdaySticker } from "#content/schema/devotions.ts";
import { stickerStrokes } from "#content/devotions/sticker-motifs.ts";
import { Arch, ArchDrawing } from "#src/ui/arch.tsx";

/** A month's arch. Decorative: the month's name is next to it. */
export const StickerArt = ({ sticker }: { sticker: BirthdaySticker }) => (
  <Arch className={`sticker-art ${sticker.color}`}>
    <ArchDrawing strokes={stickerStrokes(sticker.motif)} />
  </Arch>
);
