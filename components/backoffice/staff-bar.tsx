"use client";

import { useEffect, useState } from "react";
import { type AllWords, loadWords } from "@/components/cart/desk-words";
import { Icon } from "@/components/ui/icon";
import { backofficePaths } from "@/lib/backoffice-paths";
import { useCart } from "@/lib/cart/client";
import { door, DoorError } from "@/lib/cart/door";
import { pageLocale } from "@/lib/cart/page-locale";
import { signOut } from "@/lib/cart/sign-in";
import { announceFailure } from "@/lib/cart/writes";
import { fill } from "@/lib/i18n/fill";
import { localPath } from "@/lib/i18n/local-path";
import { forgetTyped } from "@/lib/session/typed-forms";
import styles from "./staff-bar.module.css";

/** Says whose place staff have taken, and leads back; on every page, above whatever lies at its foot. */
export function StaffBar() {
  const { cart, isReady, isSignedIn } = useCart();
  const [words, setWords] = useState<AllWords["backoffice"]["bar"] | null>(null);
  const [busy, setBusy] = useState(false);
  const to = localPath(pageLocale());

  useEffect(() => {
    void loadWords(pageLocale()).then(({ backoffice }) => setWords(backoffice.bar));
    // A page out of the back-forward cache may be one of the customer before.
    const onShow = (event: PageTransitionEvent) => event.persisted && window.location.reload();
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, []);

  async function leave(end: () => Promise<unknown>, target: string): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      await end();
    } catch (cause) {
      // The door ends a session whatever the shop says, if only it was reached.
      if (!(cause instanceof DoorError) || cause.http === 0) {
        announceFailure("errors.errorLogout", cause);
        return setBusy(false);
      }
    }
    window.location.assign(to(target));
  }

  const logOut = () => door("sso-auth/logout", { method: "POST" }).then(() => forgetTyped());

  if (!words) return null;
  const name = cart && `${cart.user.firstName} ${cart.user.lastName}`.trim();
  const isActing = isSignedIn || !isReady;
  return (
    <aside aria-label={words.label} className={`${styles.bar} no-print`}>
      <p>
        <Icon name="person" size={20} />
        <span>{isActing ? fill(words.acting, { name: name || words.someone }) : words.idle}</span>
      </p>
      {isActing ? (
        <button
          type="button"
          aria-busy={busy || undefined}
          onClick={() => void leave(signOut, backofficePaths.customers())}
        >
          {words.back}
        </button>
      ) : (
        <span className={styles.ways}>
          <a href={to(backofficePaths.customers())}>{words.customers}</a>
          <button
            type="button"
            aria-busy={busy || undefined}
            onClick={() => void leave(logOut, backofficePaths.login())}
          >
            {words.logOut}
          </button>
        </span>
      )}
    </aside>
  );
}
