import { declarations } from "#content/devotions/shield.ts";
import { DayTurn } from "#src/ui/day-turn.tsx";
import { TextSkeleton } from "#src/ui/states.tsx";
import { WaitingDates } from "./date-picker.tsx";
import { shieldMessages } from "./messages.ts";
import { turnOfDeclaration } from "./rules.ts";
import { DeclarationText, ShieldArt } from "./shield-card.tsx";

/** The card before the date is known: today's declaration and placeholders for the rest, so that nothing moves. */
export const ShieldWaiting = () => (
  <>
    <WaitingDates />
    <div className="shield-card shield-waiting">
      <header>
        <ShieldArt />
        <div className="shield-day-waiting" aria-hidden="true">
          <span className="sk" />
        </div>
      </header>
      <section>
        <h3>{shieldMessages.declaration}</h3>
        {declarations.map((declaration, index) => (
          <DayTurn key={declaration.reference} turn={turnOfDeclaration(index)}>
            <DeclarationText declaration={declaration} />
          </DayTurn>
        ))}
      </section>
      <section>
        <h3>{shieldMessages.word}</h3>
        <TextSkeleton lines={4} />
      </section>
    </div>
  </>
);
