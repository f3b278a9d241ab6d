import { ArrowRight } from "lucide";
import { memo } from "react";
import { lazyCode, useLazyCode } from "#src/platform/loading/lazy-code.ts";
import { useWasSeen } from "#src/platform/loading/use-was-seen.ts";
import { Link } from "#src/platform/page/router.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { homeGames } from "./games.data.ts";
import { homeMessages } from "./messages.ts";

const gameArt = lazyCode("game art", async () => (await import("#src/games/kit/game-art.tsx")).GameArt);

/** 'Play & Learn': four games and a link to all of them. Their drawings load when they come near the window. */
export const PlayAndLearn = memo(() => {
  const { ref, wasSeen } = useWasSeen<HTMLElement>();
  const { code: GameArt } = useLazyCode(gameArt, wasSeen);
  return (
    <section className="wrap play below" aria-labelledby="play-title" ref={ref}>
      <div className="sec-head">
        <h2 id="play-title">{homeMessages.play}</h2>
        <ButtonLink to="/games-menu" variant="quiet">
          {homeMessages.allGames}
          <Icon of={ArrowRight} small />
        </ButtonLink>
      </div>
      {homeMessages.gamesNote ? <p className="muted">{homeMessages.gamesNote}</p> : null}
      <ul className="playgrid">
        {homeGames.map(({ id, shortTitle, description }) => (
          <li key={id}>
            <Link to={`/${id}`}>
              {GameArt ? <GameArt game={id} /> : <svg className="niche" />}
              <span>
                <b>{shortTitle}</b>
                <span>{description}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
});
