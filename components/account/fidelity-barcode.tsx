import { barsOf, ean13Modules } from "@/lib/rules/ean13";
import styles from "./fidelity.module.css";

/** Light modules that a scanner needs before and after the bars. */
const QUIET = 11;
const HEIGHT = 60;

/** A number as the bars of an EAN-13; nothing when it is none. `label` says what it is to those who cannot see it. */
export function FidelityBarcode({ code, label }: { code: string; label: string }) {
  const modules = ean13Modules(code);
  if (!modules) return null;
  const width = modules.length + 2 * QUIET;
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
      {barsOf(modules).map(({ at, width: bar }) => (
        <rect key={at} x={QUIET + at} width={bar} height={HEIGHT} fill="#000" />
      ))}
    </svg>
  );
}
