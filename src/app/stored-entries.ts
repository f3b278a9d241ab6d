/** Imports every room's `stored.ts`, so that 'Your data' also lists data of rooms that are not open. */
import.meta.glob("../**/stored.ts", { eager: true });
