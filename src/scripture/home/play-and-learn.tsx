import { ArrowRight } from "lucide-react";
import { memo } from "react";
import { Link } from "react-router";
import { gameCatalogue } from "#content/games/catalogue.ts";
import { gameMotifs } from "#content/games/motifs.ts";
import type { GameId } from "#content/schema/games.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Niche, NicheDrawing } from "#src/ui/niche.tsx";
import { homeWords } from "./messages.ts";

/** The four games that home shows (docs/product/reading.md, "Home"). */
const games: readonly GameId[] = ["trivia-challenge", "wall-of-jericho", "bible-crossword-search", "play-n-pray"];

/** 'Play & Learn': four games and a link to all of them. */
export const PlayAndLearn = memo(() => (
  <section className="wrap play" aria-labelledby="play-title">
    <div className="sec-head">
      <h2 id="play-title">{homeWords.play}</h2>
      <ButtonLink to="/games-menu" variant="quiet">
        {homeWords.allGames}
        <Icon of={ArrowRight} small />
      </ButtonLink>
    </div>
    {homeWords.gamesNote ? <p className="muted">{homeWords.gamesNote}</p> : null}
    <ul className="playgrid">
      {games.map((game) => (
        <li key={game}>
          <Link to={`/${game}`}>
            <Niche>
              <NicheDrawing strokes={gameMotifs[game]} />
            </Niche>
            <span>
              <b>{gameCatalogue[game].shortTitle}</b>
              <span>{gameCatalogue[game].description}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
));
