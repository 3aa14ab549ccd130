"use client";

import { Suspense } from "react";
import { lazyOptional } from "@/components/ui/lazy-optional";
import { useServerCart } from "@/lib/cart/use-cart";
import { sessionHintStore } from "@/lib/session/session-state";
import { useStore } from "@/lib/state/use-store";
import styles from "./personal-home.module.css";

const PersonalHome = lazyOptional(() => import("./personal-home").then((file) => file.PersonalHome));

/** The page is shared, so personal parts load afterwards into reserved space. */
export function PersonalHomeIsland() {
  const hasSession = useStore(sessionHintStore);
  const { isSignedIn, isReady } = useServerCart();
  if (hasSession === false || (isReady && !isSignedIn)) return null;
  return (
    <div className={styles.place}>
      {isSignedIn && (
        <Suspense>
          <PersonalHome />
        </Suspense>
      )}
    </div>
  );
}
