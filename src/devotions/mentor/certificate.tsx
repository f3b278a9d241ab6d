import { Download } from "lucide";
import { useState } from "react";
import { parseIsoDate } from "#domain/calendar/calendar-date.ts";
import { dateInWords } from "#domain/calendar/date-words.ts";
import { savePicture } from "#src/platform/media/picture.ts";
import { PictureArt } from "#src/platform/media/picture-art.tsx";
import { Button } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/field.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { uiMessages } from "#src/ui/messages.ts";
import { certificatePicture } from "./certificate-picture.ts";
import { maxNameLength } from "./config.ts";
import { certificateMessages, mentorMessages } from "./messages.ts";

/** Shown after the fortieth day: a certificate with the visitor's name, made on the device. */
export const Certificate = ({ dates }: { dates: readonly string[] }) => {
  const [name, setName] = useState("");
  const last = parseIsoDate(dates.at(-1) ?? "");
  const picture = certificatePicture(name.trim(), last ? dateInWords(last) : "");
  return (
    <section className="mentor-certificate" aria-labelledby="mentor-certificate">
      <h2 id="mentor-certificate">{certificateMessages.title}</h2>
      <PictureArt
        picture={picture}
        label={name.trim() === "" ? certificateMessages.picture : certificateMessages.pictureFor(name.trim())}
      />
      <div className="mentor-name stack-3">
        <TextField
          label={certificateMessages.name}
          hint={certificateMessages.nameHint}
          value={name}
          maxLength={maxNameLength}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <Button onClick={() => void savePicture(picture, mentorMessages.title)}>
          <Icon of={Download} small />
          {uiMessages.saveImage}
        </Button>
      </div>
    </section>
  );
};
