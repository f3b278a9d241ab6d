export const lang: string | undefined = undefined;
