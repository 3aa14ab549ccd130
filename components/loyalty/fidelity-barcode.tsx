import { Barcode } from "@/components/ui/barcode";
import { ean13Modules } from "@/lib/rules/barcodes/ean13";
import styles from "./fidelity.module.css";

/** Renders an EAN-13; nothing when `code` is not one. */
export function FidelityBarcode({ code, label }: { code: string; label: string }) {
  const modules = ean13Modules(code);
  return modules && <Barcode modules={modules} label={label} className={styles.barcode} />;
}
