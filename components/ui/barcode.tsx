import { barsOf } from "@/lib/rules/barcodes/ean13";

type Props = { modules: string; label: string; className?: string };

/** Blank modules a scanner needs on each side of the bars. */
const QUIET_ZONE = 11;
const HEIGHT = 60;

export function Barcode({ modules, label, className }: Props) {
  const width = modules.length + 2 * QUIET_ZONE;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      preserveAspectRatio="none"
    >
      <rect width={width} height={HEIGHT} fill="#fff" />
      {barsOf(modules).map(({ at, width: barWidth }) => (
        <rect key={at} x={QUIET_ZONE + at} width={barWidth} height={HEIGHT} fill="#000" />
      ))}
    </svg>
  );
}
