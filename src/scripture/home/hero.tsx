import { memo } from "react";
import { DailyRhema } from "#src/scripture/daily-verse/daily-rhema.tsx";
import { SearchForm } from "./search-form.tsx";
import { WaysIn } from "./ways-in.tsx";

interface HeroProps {
  searched: string;
  problem: string | undefined;
  isSearching: boolean;
  onSearch: (text: string) => void;
}

export const Hero = memo(({ searched, problem, isSearching, onSearch }: HeroProps) => (
  <section className="hero" aria-label="Search and today’s verse">
    <div className="wrap">
      <div className="hero-search">
        <p className="hero-lead">Read the Bible, free and undisturbed.</p>
        <h2>What would you like to read?</h2>
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
