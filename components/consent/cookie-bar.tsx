"use client";

import { Button } from "@/components/ui/button";
import { CoreIcon } from "@/components/ui/core-icon";
import { Link } from "@/components/ui/link";
import { useDeferredMessages } from "@/components/ui/use-deferred-messages";
import { recordCookieChoice } from "@/lib/consent/record-choice";
import { paths } from "@/lib/paths/paths";
import { localizePath } from "@/lib/i18n/locale-path";
import { getPageLocale } from "@/lib/i18n/page-locale";
import { emit, openOverlay } from "@/lib/overlays/events";
import { ALL_COOKIES, type CookieChoice, ONLY_TECHNICAL } from "@/lib/rules/account/cookie-consent";
import styles from "./cookie-bar.module.css";

/** Publishes the height the bar takes, so that other bars at the bottom are placed above it. */
function trackHeight(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar || !("ResizeObserver" in window)) return undefined;
  const root = document.documentElement.style;
  const observer = new ResizeObserver(() => {
    // Not getBoundingClientRect(): the bar is still sliding in.
    const bottom = parseFloat(getComputedStyle(bar).bottom) || 0;
    root.setProperty("--cookie-bar-height", `${bar.offsetHeight + bottom}px`);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    root.removeProperty("--cookie-bar-height");
  };
}

/** Follows the skip link in the focus order; not modal. */
export function CookieBar() {
  const messages = useDeferredMessages();
  if (!messages) return null;
  const { cookieTitle, cookieText, cookiePolicy, cookieChoose, cookieReject, cookieAccept } = messages;
  const { cookieClose, cookieSaved } = messages;

  function choose(choice: CookieChoice): void {
    document.getElementById("content")?.focus({ preventScroll: true });
    emit({ kind: "announce", text: cookieSaved });
    void recordCookieChoice(choice, [cookieText, cookieReject, cookieAccept, cookieChoose].join("\n"));
  }

  return (
    <section ref={trackHeight} data-cookie-bar className={styles.bar} aria-label={cookieTitle}>
      <p className={styles.text}>
        {cookieText} <Link href={localizePath(getPageLocale())(paths.page("cookie"))}>{cookiePolicy}</Link>
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" small onClick={() => openOverlay({ dialog: "cookies" })}>
          {cookieChoose}
        </Button>
        <Button small onClick={() => choose(ONLY_TECHNICAL)}>
          {cookieReject}
        </Button>
        <Button small onClick={() => choose(ALL_COOKIES)}>
          {cookieAccept}
        </Button>
      </div>
      <button
        type="button"
        className={`icon-button ${styles.close}`}
        aria-label={cookieClose}
        onClick={() => choose(ONLY_TECHNICAL)}
      >
        <CoreIcon name="cross" size={18} />
      </button>
    </section>
  );
}
