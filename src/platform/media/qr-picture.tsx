import { lazyCode, useLazyCode } from "../loading/lazy-code.ts";

const qrCode = lazyCode("QR code", async () => (await import("uqr")).encode);

/** Dark squares of a QR code as one path, a unit each. */
const pathOf = (squares: readonly (readonly boolean[])[]): string =>
  squares.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");

/** The QR code of an address, dark on light in every theme. Its space is reserved while its code loads. */
export const QrPicture = ({ address, label, className }: { address: string; label: string; className: string }) => {
  const { code: encode } = useLazyCode(qrCode);
  const squares = encode?.(address, { ecc: "M", border: 2 });
  const size = squares?.size ?? 1;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      {squares ? <path d={pathOf(squares.data)} /> : null}
    </svg>
  );
};
