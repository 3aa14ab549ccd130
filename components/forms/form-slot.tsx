"use client";

import { type CSSProperties, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { lazyOptional } from "@/components/ui/lazy-optional";
import { onNear } from "@/components/ui/on-near";
import { useServerCart } from "@/lib/cart/use-cart";
import type { CompactFormViewProps } from "./compact-form-view";
import styles from "./form-block.module.css";

const FormView = lazyOptional(() => import("./compact-form-view").then((file) => file.default), OfferReload);

function OfferReload({ messages }: CompactFormViewProps) {
  return (
    <div role="alert">
      <button type="button" className={styles.reload} onClick={() => window.location.reload()}>
        {messages.reload}
      </button>
    </div>
  );
}

type Props = CompactFormViewProps & {
  header: ReactNode;
  /** Number of fields, to reserve space for. */
  rows: number;
};

/** Loads the form 800 px before it scrolls into view, and only for visitors who may see it. */
export function FormSlot({ header, rows, ...props }: Props) {
  const { needsLogin } = props.definition;
  const { isSignedIn } = useServerCart();
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const isAllowed = !needsLogin || isSignedIn;

  useEffect(() => {
    if (ref.current) return onNear(ref.current, "800px", () => setNear(true));
  }, [isAllowed]);

  if (!isAllowed) return <div className={styles.personal} />;
  return (
    <div data-personal={needsLogin ? "" : undefined}>
      {header}
      <div ref={ref} className={styles.placeholder} style={{ "--rows": rows } as CSSProperties}>
        {isNear && (
          <Suspense>
            <FormView {...props} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
