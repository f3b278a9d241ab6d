import { lampFlame, lampStand } from "#domain/pictures/lamp.ts";

export const LogoMark = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true">
    <path className="flame" d={lampFlame} />
    <path className="stand" d={lampStand} />
  </svg>
);
