import { classNames } from "@/components/ui/class-names";
import styles from "./stores.module.css";

/** A landmark of each store's town: canal bridge, crown, towers, temple, sail, cheese. */
const LOGO_PATHS: Record<number, string> = {
  5: "M3 13c3-7 15-7 18 0M3 13v3M21 13v3M9 9v4M15 9v4M3 20q2.25-2 4.5 0t4.5 0 4.5 0 4.5 0",
  6: "M4.5 17 3 8.5l5 3.5 4-7 4 7 5-3.5-1.5 8.5zM4.5 20.5h15",
  7: "M4 20.5V11h3v2.5h2V8H7.5L12 3.5 16.5 8H15v5.5h2V11h3v9.5zM10.5 20.5v-3.5a1.5 1.5 0 0 1 3 0v3.5",
  8: "M3 9.5 12 4l9 5.5zM5.5 9.5v8M10 9.5v8M14 9.5v8M18.5 9.5v8M3 20.5h18",
  9: "M12 3v12M12 4c4 2 6 6 6.5 10.5H12M12 7c-3 2-4.5 4.5-5 7.5h5M3.5 17.5h17l-2.5 3h-12z",
  10: "M12 5a8 8 0 1 0 8 8h-8zM15 3a7 7 0 0 1 6 6.5h-6zM8.5 12h.01M10 16.5h.01M15 17h.01",
};

const DEFAULT_LOGO_PATH = "M4 10v10h16V10M3 10l2-6h14l2 6zM10 20v-6h4v6";

export function StoreLogo({ storeId, className }: { storeId: number; className?: string }) {
  return (
    <svg
      width="56"
      height="56"
      viewBox="-4 -4 32 32"
      aria-hidden="true"
      data-store={storeId}
      className={classNames("icon", styles.logo, className)}
    >
      <path d={LOGO_PATHS[storeId] ?? DEFAULT_LOGO_PATH} />
    </svg>
  );
}
