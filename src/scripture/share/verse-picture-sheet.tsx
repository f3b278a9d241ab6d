import { Download, Share2 } from "lucide";
import { useEffect, useMemo, useState } from "react";
import type { Picture } from "#domain/pictures/picture.ts";
import { countShare } from "#src/usage/shares.ts";
import { loadPictureFace, pictureLines, savePicture, sharePicture } from "#src/platform/media/picture.ts";
import { PictureArt } from "#src/platform/media/picture-art.tsx";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { optionsOf, Segmented } from "#src/ui/segmented.tsx";
import { Sheet, type SheetProps } from "#src/ui/sheet.tsx";
import { uiMessages } from "#src/ui/messages.ts";
import { type PicturedVerses, type PicturePaper, type PictureShape, versePicture } from "./verse-picture.ts";
import { shareMessages } from "./messages.ts";
import "./verse-picture.css";

type VersePictureSheetProps = PicturedVerses & Pick<SheetProps, "isOpen" | "onOpenChange" | "focusInstead">;

const shapeOptions = optionsOf<PictureShape>(shareMessages.shapes);
const paperOptions = optionsOf<PicturePaper>(shareMessages.papers);

/** The picture as it will be, and whether it ends before the verses do. */
const Preview = ({ picture, shape, label }: { picture: Picture; shape: PictureShape; label: string }) => {
  const lines = useMemo(() => pictureLines({ ...picture, texts: picture.texts.slice(0, 1) }), [picture]);
  return (
    <>
      <PictureArt className={`verse-picture-art is-${shape}`} picture={picture} label={label} />
      {lines.at(-1)?.text.endsWith("…") ? <p className="hint">{shareMessages.tooLong}</p> : null}
    </>
  );
};

/** A picture of verses: its shape and paper, as it will be, to save or share. */
export const VersePictureSheet = ({ words, reference, translation, ...sheet }: VersePictureSheetProps) => {
  const [shape, setShape] = useState<PictureShape>("square");
  const [paper, setPaper] = useState<PicturePaper>("day");
  const picture = useMemo(
    () => versePicture({ words, reference, translation }, shape, paper),
    [words, reference, translation, shape, paper],
  );
  const [hasFace, setHasFace] = useState(false);
  useEffect(() => {
    void loadPictureFace().then(setHasFace);
  }, []);
  const make = async (use: typeof savePicture) => {
    if (await use(picture, reference)) countShare();
  };
  return (
    <Sheet {...sheet} title={shareMessages.picture} description={shareMessages.pictureOf(reference)}>
      <div className="verse-picture stack-3">
        {/* Measured again when the face has loaded. */}
        <Preview key={String(hasFace)} picture={picture} shape={shape} label={`${words} ${reference}`} />
        <Segmented label={shareMessages.shape} isLabelHidden value={shape} options={shapeOptions} onChange={setShape} />
        <Segmented label={shareMessages.paper} isLabelHidden value={paper} options={paperOptions} onChange={setPaper} />
        <div className="verse-picture-actions">
          <Button variant="primary" onClick={() => void make(sharePicture)}>
            <Icon of={Share2} small />
            {uiMessages.share}
          </Button>
          <Button onClick={() => void make(savePicture)}>
            <Icon of={Download} small />
            {uiMessages.save}
          </Button>
        </div>
      </div>
    </Sheet>
  );
};
