import { Sheet } from "#src/ui/sheet.tsx";
import { MarksPanel, type MarksPanelProps } from "./marks-panel.tsx";
import { marksMessages } from "./messages.ts";

interface MarksSheetProps extends MarksPanelProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The notes as a sheet, where there is no room for them beside the text. If opened for writing, the field has the focus. */
export const MarksSheet = ({ isOpen, onOpenChange, ...panel }: MarksSheetProps) => (
  <Sheet
    isOpen={isOpen}
    onOpenChange={onOpenChange}
    title={marksMessages.notes}
    placement="side"
    onOpenAutoFocus={panel.focusRequest > 0 ? (event) => event.preventDefault() : undefined}
  >
    <MarksPanel {...panel} />
  </Sheet>
);
