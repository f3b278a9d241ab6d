import { lang } from "#content/cards/card-types.ts";
import { writerMessages } from "./messages.ts";

/**
 * The message after a quick idea was chosen: the idea alone if nothing but another idea was there, otherwise added at the
 * end. Undefined if it does not fit into `atMost` characters.
 */
export const withIdea = (
  message: string,
  idea: string,
  { ideas, atMost }: { readonly ideas: readonly string[]; readonly atMost: number },
): string | undefined => {
  const written = message.trimEnd();
  if (written.trim() === "" || ideas.includes(written.trim())) return idea;
  const longer = `${written} ${idea}`;
  return longer.length > atMost ? undefined : longer;
};

interface QuickIdeasProps {
  ideas: readonly string[];
  isDisabled: boolean;
  onTake: (idea: string) => void;
}

/** Six opening lines. Choosing one puts it into the message, where it can be edited. */
export const QuickIdeas = ({ ideas, isDisabled, onTake }: QuickIdeasProps) => (
  <section className="card-ideas" aria-labelledby="card-ideas-title">
    <h3 id="card-ideas-title">{writerMessages.ideas}</h3>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls sideways, and must be focusable while its buttons are disabled */}
    <ul className="card-ideas-list" lang={lang} tabIndex={isDisabled ? 0 : undefined}>
      {ideas.map((idea) => (
        <li key={idea}>
          <button type="button" disabled={isDisabled} onClick={() => onTake(idea)}>
            {idea}
          </button>
        </li>
      ))}
    </ul>
  </section>
);
