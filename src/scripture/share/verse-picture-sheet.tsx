import { Download, Share2 } from "lucide-react";
import { useMemo, useState } from "react";
import { countShare } from "#src/api/shares.ts";
import { pictureLines, savePicture, sharePicture } from "#src/platform/picture.ts";
import { PictureArt } from "#src/platform/picture-art.tsx";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Segmented } from "#src/ui/segmented.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import {
  type PicturedVerses,
  picturePapers,
  type PicturePaper,
  type PictureShape,
  pictureShapes,
  versePicture,
} from "./verse-picture.ts";
import "./verse-picture.css";

interface VersePictureSheetProps extends PicturedVerses {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const optionsOf = <Value extends string>(names: Readonly<Record<Value, { readonly name: string }>>) =>
  (Object.keys(names) as Value[]).map((value) => ({ value, label: names[value].name }));

const shapeOptions = optionsOf<PictureShape>(pictureShapes);
const paperOptions = optionsOf<PicturePaper>(picturePapers);

/** "john-3-16-18.png" */
const fileName = (reference: string): string => `${reference.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}.png`;

/** A picture of verses: its shape and paper, as it will be, to save or share. */
export const VersePictureSheet = ({ isOpen, onOpenChange, words, reference, translation }: VersePictureSheetProps) => {
  const [shape, setShape] = useState<PictureShape>("square");
  const [paper, setPaper] = useState<PicturePaper>("day");
  const picture = useMemo(
    () => versePicture({ words, reference, translation }, shape, paper),
    [words, reference, translation, shape, paper],
  );
  const isCut = useMemo(
    () =>
      pictureLines({ ...picture, texts: picture.texts.slice(0, 1) })
        .at(-1)
        ?.text.endsWith("…") ?? false,
    [picture],
  );
  const make = async (use: typeof savePicture) => {
    if (await use(picture, fileName(reference))) countShare();
  };
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="A picture to share"
      description={`${reference} as a picture, made on this device.`}
    >
      <div className="verse-picture">
        <PictureArt className={`verse-picture-art is-${shape}`} picture={picture} label={`${words} ${reference}`} />
        {isCut ? <p className="hint">Too long for this picture: it ends where the space does.</p> : null}
        <Segmented label="Shape" isLabelHidden value={shape} options={shapeOptions} onChange={setShape} />
        <Segmented label="Paper" isLabelHidden value={paper} options={paperOptions} onChange={setPaper} />
        <div className="verse-picture-actions">
          <Button variant="primary" onClick={() => void make(sharePicture)}>
            <Icon of={Share2} small />
            Share
          </Button>
          <Button onClick={() => void make(savePicture)}>
            <Icon of={Download} small />
            Save
          </Button>
        </div>
      </div>
    </Sheet>
  );
};
