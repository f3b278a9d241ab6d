import { ArrowRight } from "lucide";
import { memo } from "react";
import { Link } from "#src/platform/page/router.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Niche, NicheDrawing } from "#src/ui/niche.tsx";
import { homeGames } from "./games.data.ts";
import { homeMessages } from "./messages.ts";

/** 'Play & Learn': four games and a link to all of them. */
export const PlayAndLearn = memo(() => (
  <section className="wrap play" aria-labelledby="play-title">
    <div className="sec-head">
      <h2 id="play-title">{homeMessages.play}</h2>
      <ButtonLink to="/games-menu" variant="quiet">
        {homeMessages.allGames}
        <Icon of={ArrowRight} small />
      </ButtonLink>
    </div>
    {homeMessages.gamesNote ? <p className="muted">{homeMessages.gamesNote}</p> : null}
    <ul className="playgrid">
      {homeGames.map(({ id, shortTitle, description, drawing }) => (
        <li key={id}>
          <Link to={`/${id}`}>
            <Niche>
              <NicheDrawing strokes={drawing} />
            </Niche>
            <span>
              <b>{shortTitle}</b>
              <span>{description}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
));
