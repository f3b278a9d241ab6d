interface QuickIdeasProps {
  ideas: readonly string[];
  isDisabled: boolean;
  onTake: (idea: string) => void;
}

/** Six opening lines. Choosing one puts it into the message, where it can be edited. */
export const QuickIdeas = ({ ideas, isDisabled, onTake }: QuickIdeasProps) => (
  <section className="card-ideas" aria-labelledby="card-ideas-title">
    <h3 id="card-ideas-title">Quick ideas</h3>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways: while its buttons are off, it takes the keys itself */}
    <ul className="card-ideas-list" tabIndex={isDisabled ? 0 : undefined}>
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
