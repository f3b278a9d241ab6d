/** Every room's `stored.ts`, so that 'Your data' can name what rooms keep that are not open. */
import.meta.glob("../**/stored.ts", { eager: true });
