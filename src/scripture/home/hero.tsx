import { memo } from "react";
import { DailyRhema } from "#src/scripture/daily-verse/daily-rhema.tsx";
import { SearchForm } from "./search-form.tsx";
import { WaysIn } from "./ways-in.tsx";
import { homeMessages } from "./messages.ts";

interface HeroProps {
  searched: string;
  problem: string | undefined;
  isSearching: boolean;
  onSearch: (text: string) => void;
}

export const Hero = memo(({ searched, problem, isSearching, onSearch }: HeroProps) => (
  <section className="hero" aria-label={homeMessages.label}>
    <div className="wrap">
      <div className="hero-search">
        <p className="hero-lead">{homeMessages.lead}</p>
        <h2>{homeMessages.question}</h2>
        <SearchForm
          key={searched}
          initialText={searched}
          problem={problem}
          isSubmitting={isSearching}
          onSearch={onSearch}
        />
        <WaysIn />
      </div>
      <DailyRhema />
    </div>
  </section>
));
