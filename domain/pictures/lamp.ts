/** Paths of the site's mark, a lamp on its stand, in a field of 32 × 32. Below 20 px, `public/icons` has a simpler drawing. */
export const lampFlame = "M16 1.8c3 3.3 4.3 5.6 4.3 7.7a4.3 4.3 0 0 1-8.6 0c0-2.1 1.3-4.4 4.3-7.7z";
export const lampStand =
  "M7 15.2h18c-.4 3.2-3.3 5.3-7.2 5.7l.9 5.7c2.3.3 3.8 1.2 3.8 2.6h-13c0-1.4 1.5-2.3 3.8-2.6l.9-5.7c-3.9-.4-6.8-2.5-7.2-5.7z";
