"use client";

import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useLateMessages } from "@/components/ui/use-late-messages";
import { comparedProducts, stopComparing } from "@/lib/compared-products";
import { interpolate } from "@/lib/i18n/interpolate";
import { localizePath } from "@/lib/i18n/locale-path";
import { getPageLocale } from "@/lib/i18n/page-locale";
import { paths } from "@/lib/paths";
import { useStore } from "@/lib/use-store";
import styles from "./compare-bar.module.css";

/** The bar is removed together with the focus. */
function clear(): void {
  stopComparing();
  document.getElementById("content")?.focus({ preventScroll: true });
}

export function CompareBar() {
  const late = useLateMessages();
  const compared = useStore(comparedProducts);
  if (!late || !compared) return null;
  const href = localizePath(getPageLocale());
  return (
    <aside className={`${styles.bar} no-print`} aria-label={late.compareGo}>
      <p role="status">
        {interpolate(late.compareBar, { count: compared.length })}
        {compared.length === 1 && ` ${late.compareOne}`}
      </p>
      {compared.length > 1 && (
        <LinkButton small href={href(paths.compare(compared.map(({ slug }) => slug)))}>
          {late.compareGo}
        </LinkButton>
      )}
      <button type="button" className="icon-button" aria-label={late.compareClear} onClick={clear}>
        <Icon name="cross" size={20} />
      </button>
    </aside>
  );
}
