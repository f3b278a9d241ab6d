import { PenLine, Smartphone } from "lucide";
import { useState } from "react";
import { storeFailureMessages } from "#src/platform/messages.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { keepFocus } from "#src/platform/page/keep-focus.ts";
import { toast } from "#src/platform/page/toast.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { useTimed } from "#src/platform/use-today.ts";
import { Button } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/field.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { uiMessages } from "#src/ui/messages.ts";
import { syncScreenMessages } from "./messages.ts";
import { syncDevices } from "./stored.ts";
import { whenInWords } from "./when.ts";

const longestName = 40;

/** Each device writes its own name alone, so that two devices never write the same one. */
const rename = (device: string, name: string): Promise<boolean> =>
  deviceStore().update(syncDevices, (present) => {
    const known = present[device];
    return known === undefined || known.name === name ? present : { ...present, [device]: { ...known, name } };
  });

const NameForm = ({ device, name, onDone }: { device: string; name: string; onDone: () => void }) => {
  const [text, setText] = useState(name);
  const save = async () => {
    if (text.trim() === "" || (await rename(device, text.trim()))) onDone();
    else toast({ ...storeFailureMessages.full, tone: "refusal" });
  };
  return (
    <form
      className="sync-name"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the visitor pressed Rename: the field is what they want next
        autoFocus
        label={syncScreenMessages.deviceName}
        value={text}
        maxLength={longestName}
        autoComplete="off"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className="row">
        <Button type="submit">{uiMessages.save}</Button>
        <Button variant="quiet" onClick={onDone}>
          {uiMessages.cancel}
        </Button>
      </div>
    </form>
  );
};

const When = ({ at }: { at: number }) => <span className="data-size">{useTimed(() => whenInWords(at))}</span>;

/** The devices of the code, this one first; it can be named. */
export const DeviceList = ({ own }: { own: string }) => {
  const [devices] = useStored(syncDevices);
  const [isRenaming, setIsRenaming] = useState(false);
  return (
    <ul className="sync-devices" ref={keepFocus} aria-label={syncScreenMessages.devices}>
      {Object.entries(devices)
        .toSorted(
          ([one, { at }], [other, { at: otherAt }]) => Number(other === own) - Number(one === own) || otherAt - at,
        )
        .map(([id, { name, at }]) =>
          id === own && isRenaming ? (
            <li key={id}>
              <NameForm device={id} name={name} onDone={() => setIsRenaming(false)} />
            </li>
          ) : (
            <li key={id}>
              <Icon of={Smartphone} small />
              <span dir="auto">{id === own ? syncScreenMessages.thisDevice(name) : name}</span>
              {id === own ? (
                <IconButton label={syncScreenMessages.renameDevice} onClick={() => setIsRenaming(true)}>
                  <Icon of={PenLine} small />
                </IconButton>
              ) : (
                <When at={at} />
              )}
            </li>
          ),
        )}
    </ul>
  );
};
