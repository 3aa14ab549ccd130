import { barsOf, ean13Modules } from "@/lib/rules/ean13";
import styles from "./fidelity.module.css";

/** Blank modules a scanner needs on each side of the bars. */
const QUIET_ZONE = 11;
const HEIGHT = 60;

/** Renders an EAN-13; nothing when `code` is not one. */
export function FidelityBarcode({ code, label }: { code: string; label: string }) {
  const modules = ean13Modules(code);
  if (!modules) return null;
  const width = modules.length + 2 * QUIET_ZONE;
  return (
    <svg
      className={styles.barcode}
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
