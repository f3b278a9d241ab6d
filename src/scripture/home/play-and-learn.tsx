import { ArrowRight } from "lucide";
import { memo } from "react";
import { useIsHydrated } from "#src/platform/loading/hydration.ts";
import { lazyCode, useLazyCode } from "#src/platform/loading/lazy-code.ts";
import { useWasSeen } from "#src/platform/loading/use-was-seen.ts";
import { Link } from "#src/platform/page/router.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Arch, ArchDrawing } from "#src/ui/arch.tsx";
import { homeGames } from "./games.data.ts";
import { homeMessages } from "./messages.ts";

const drawings = lazyCode("drawings of the games", async () => (await import("./drawings.data.ts")).homeDrawings);

/**
 * 'Play & Learn': four games and a link to all of them. Games need scripts, so prerendered HTML has the link alone. Their
 * drawings load when they come near the window.
 */
export const PlayAndLearn = memo(() => {
  const { ref, wasSeen } = useWasSeen<HTMLElement>();
  const isHydrated = useIsHydrated();
  const { code: strokes } = useLazyCode(drawings, wasSeen);
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
      {isHydrated && (
        <ul className="playgrid">
          {homeGames.map(({ id, shortTitle, description }, index) => (
            <li key={id}>
              <Link to={`/${id}`}>
                {strokes?.[index] ? (
                  <Arch>
                    <ArchDrawing strokes={strokes[index]} />
                  </Arch>
                ) : (
                  <svg className="arch" />
                )}
                <span>
                  <b>{shortTitle}</b>
                  <span>{description}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});
