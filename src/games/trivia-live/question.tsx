import type { RoomView, Stage } from "#domain/api/trivia-live.ts";
import { langOf } from "./config.ts";
import { Choices } from "./choices.tsx";
import { triviaLiveMessages } from "./messages.ts";

interface QuestionProps {
  view: RoomView;
  stage: Stage & { phase: "question" };
  /** The answer that was chosen here, taken or on its way. */
  chosen: number | null;
  isTaken: boolean;
  onChoose: (choice: number) => void;
}

const remarkOf = ({ view, stage, chosen, isTaken }: QuestionProps): string => {
  if (stage.isPaused) return triviaLiveMessages.paused;
  if (view.you && chosen !== null) return isTaken ? triviaLiveMessages.taken : triviaLiveMessages.sending;
  return triviaLiveMessages.answered(stage.answered, view.players);
};

export const Question = (props: QuestionProps) => {
  const { view, stage, chosen, onChoose } = props;
  return (
    <div className="round-body live-question">
      <h1 tabIndex={-1} className="live-text" lang={langOf(view)}>
        {stage.text}
      </h1>
      <Choices
        choices={stage.choices}
        lang={langOf(view)}
        chosen={chosen}
        onChoose={view.you ? onChoose : undefined}
        isClosed={stage.isPaused}
      />
      <p className="live-remark" role="status">
        {remarkOf(props)}
      </p>
    </div>
  );
};
