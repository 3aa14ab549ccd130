"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { type AllMessages, loadMessages } from "@/lib/i18n/load-messages";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { useBusy } from "@/components/ui/use-busy";
import { backofficePaths } from "@/lib/paths/backoffice-paths";
import { useCart } from "@/lib/cart/use-cart";
import { getPageLocale } from "@/lib/i18n/page-locale";
import { onSessionExpired } from "@/lib/session/session-expired";
import { hasSignedInHint, hasStaffHint } from "@/lib/session/session-hint";
import { signOut } from "@/lib/session/sign-in";
import { apiFetch } from "@/lib/api/api-fetch";
import { emitError } from "@/lib/api/emit-error";
import { interpolate } from "@/lib/i18n/interpolate";
import { localizePath } from "@/lib/i18n/locale-path";
import { leavePage } from "@/lib/navigation/leave-page";
import { onNavigation } from "@/lib/navigation/page-navigation";
import { logOutStaff } from "@/lib/session/staff-log-out";
import styles from "./staff-bar.module.css";

const RETRY_MS = 2000;

/** Staff may log out in another tab, and then reach the log-in page in this one. */
function subscribeToStaffHint(onChange: () => void): () => void {
  const stop = onNavigation(onChange);
  window.addEventListener("focus", onChange);
  document.addEventListener("visibilitychange", onChange);
  return () => {
    stop();
    window.removeEventListener("focus", onChange);
    document.removeEventListener("visibilitychange", onChange);
  };
}

export function StaffBar() {
  const isStaff = useSyncExternalStore(subscribeToStaffHint, hasStaffHint, () => true);
  const { cart, isReady, isSignedIn, hasFailed } = useCart();
  const [messages, setMessages] = useState<AllMessages["backoffice"]["bar"] | null>(null);
  const { isBusy, whileBusy } = useBusy();
  const href = localizePath(getPageLocale());

  useEffect(() => {
    let retry: ReturnType<typeof setTimeout> | undefined;
    let isMounted = true;
    const load = (): void =>
      void loadMessages(getPageLocale()).then(
        ({ backoffice }) => setMessages(backoffice.bar),
        () => {
          if (isMounted) retry = setTimeout(load, RETRY_MS);
        },
      );
    load();
    // A page from the back-forward cache may belong to the previous customer.
    const onShow = (event: PageTransitionEvent) => event.persisted && window.location.reload();
    window.addEventListener("pageshow", onShow);
    return () => {
      isMounted = false;
      clearTimeout(retry);
      window.removeEventListener("pageshow", onShow);
    };
  }, []);

  // The gateway keeps the session of staff after a late answer; where it has really ended, this test ends it.
  useEffect(
    () =>
      onSessionExpired(() => {
        apiFetch("auth/test", { params: { operation: "resume" } }).catch(() => undefined);
      }),
    [],
  );

  async function leaveSession(logOut: () => Promise<string | void>, target: string): Promise<void> {
    try {
      const elsewhere = await logOut();
      await leavePage(elsewhere || href(target));
    } catch (cause) {
      emitError("errors.errorLogout", cause);
    }
  }

  if (!messages || !isStaff) return null;
  const name = cart && `${cart.user.firstName} ${cart.user.lastName}`.trim();
  // Without the cart only the cookie knows; a visitor's cart may be the staff member's own.
  const isImpersonating = isSignedIn || ((!isReady || hasFailed) && hasSignedInHint());
  return (
    <aside aria-label={messages.label} className={`${styles.bar} no-print`}>
      <p>
        <Icon name="person" size={20} />
        <span>
          {isImpersonating
            ? interpolate(messages.impersonating, { name: name || messages.someone })
            : messages.idle}
        </span>
      </p>
      {isImpersonating ? (
        <button
          type="button"
          aria-busy={isBusy || undefined}
          onClick={() => void whileBusy(() => leaveSession(signOut, backofficePaths.customers()))}
        >
          {messages.back}
        </button>
      ) : (
        <span className={styles.links}>
          <Link href={href(backofficePaths.home())}>{messages.customers}</Link>
          <button
            type="button"
            aria-busy={isBusy || undefined}
            onClick={() => void whileBusy(() => leaveSession(logOutStaff, backofficePaths.login()))}
          >
            {messages.logOut}
          </button>
        </span>
      )}
    </aside>
  );
}
