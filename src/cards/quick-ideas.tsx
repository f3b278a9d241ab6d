interface QuickIdeasProps {
  ideas: readonly string[];
  isDisabled: boolean;
  onTake: (idea: string) => void;
}

/** Six lines to begin with; taking one puts it into the message, where it can be changed. */
export const QuickIdeas = ({ ideas, isDisabled, onTake }: QuickIdeasProps) => (
  <section className="card-ideas" aria-labelledby="card-ideas-title">
    <h3 id="card-ideas-title">Quick ideas</h3>
    <ul className="card-ideas-list">
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
