/**
 * The time that the build writes into its files: SOURCE_DATE_EPOCH (reproducible-builds.org) in seconds, so that one
 * commit can be built again byte for byte; otherwise now.
 */
export const buildTime = (epoch: string | undefined = process.env["SOURCE_DATE_EPOCH"]): Date => {
  if (epoch === undefined || epoch === "") return new Date();
  const time = new Date(Number(epoch) * 1000);
  if (!/^\d+$/.test(epoch) || Number.isNaN(time.getTime()))
    throw new Error(`SOURCE_DATE_EPOCH must be a whole number of seconds, not ${JSON.stringify(epoch)}`);
  return time;
};
