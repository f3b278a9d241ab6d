/** What the browser says of the network (Network Information API); most say nothing. */
interface Device {
  readonly connection?: { readonly saveData?: boolean; readonly type?: string; readonly effectiveType?: string };
}

/** True when the visitor's browser is set to save data; then nothing is fetched that was not asked for. */
export const savesData = (device: object = navigator): boolean => (device as Device).connection?.saveData === true;

/** True where data is saved, or the network is a mobile or a slow one: then nothing large is fetched unasked. */
export const isCostly = (device: object = navigator): boolean => {
  const { type, effectiveType = "" } = (device as Device).connection ?? {};
  return savesData(device) || type === "cellular" || effectiveType.endsWith("2g");
};
