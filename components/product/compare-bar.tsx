"use client";

import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useDeferredMessages } from "@/components/ui/use-deferred-messages";
import { comparedProductsStore, stopComparing } from "@/lib/catalogue/compared-products";
import { interpolate } from "@/lib/i18n/interpolate";
import { localizePath } from "@/lib/i18n/locale-path";
import { getPageLocale } from "@/lib/i18n/page-locale";
import { paths } from "@/lib/paths/paths";
import { useStore } from "@/lib/state/use-store";
import styles from "./compare-bar.module.css";

/** The focused button disappears with the bar, so the focus moves to the page. */
function clear(): void {
  stopComparing();
  document.getElementById("content")?.focus({ preventScroll: true });
}

export function CompareBar() {
  const deferredMessages = useDeferredMessages();
  const compared = useStore(comparedProductsStore);
  if (!deferredMessages || !compared) return null;
  const href = localizePath(getPageLocale());
  return (
    <aside data-fixed-bar className={`${styles.bar} no-print`} aria-label={deferredMessages.compareGo}>
      <p role="status">
        {interpolate(deferredMessages.compareBar, { count: compared.length })}
        {compared.length === 1 && ` ${deferredMessages.compareOne}`}
      </p>
      {compared.length > 1 && (
        <LinkButton small href={href(paths.compare(compared.map(({ slug }) => slug)))}>
          {deferredMessages.compareGo}
        </LinkButton>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={deferredMessages.compareClear}
        onClick={clear}
      >
        <Icon name="cross" size={20} />
      </button>
    </aside>
  );
}
