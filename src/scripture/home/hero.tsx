import { ArrowRight } from "lucide-react";
import { memo } from "react";
import { Link } from "react-router";
import { isBuilt } from "#domain/site/routes.ts";
import { DailyRhema } from "#src/scripture/daily-verse/daily-rhema.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { InTurn } from "#src/platform/in-turn.tsx";
import { SearchForm } from "./search-form.tsx";

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
        <h2>What would you like to read?</h2>
        <SearchForm key={searched} initialText={searched} problem={problem} isSubmitting={isSearching} onSearch={onSearch} />
        <div className="row hero-links">
          <span>Try</span>
          <Link to="/read/kjv/psalms/23">Psalm 23</Link>
          <Link to="/?search=Romans%208%3A28">Romans 8:28</Link>
          <Link to="/search">all the books</Link>
          {isBuilt("/reading-plan") ? (
            <Link className="today" to="/reading-plan">
              Today’s reading <Icon of={ArrowRight} small />
            </Link>
          ) : null}
        </div>
      </div>
      <InTurn>
        <DailyRhema />
      </InTurn>
    </div>
  </section>
));
