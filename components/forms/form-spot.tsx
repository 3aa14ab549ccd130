"use client";

import {
  type ComponentProps,
  type CSSProperties,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react";
import { useCart } from "@/lib/cart/client";
import type FormViewType from "./form-view";
import styles from "./form-block.module.css";

const FormView = lazy(() => import("./form-view"));

type Props = ComponentProps<typeof FormViewType> & {
  /** Title and introduction. */
  head: ReactNode;
};

/** px before the form comes into view: time enough to fetch what shows it. */
const AHEAD = "800px";

/** The place of a form; what fills it is fetched as it comes near, and never for those who may not see it. */
export function FormSpot({ head, ...props }: Props) {
  const { definition, words } = props;
  const { isSignedIn } = useCart();
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const isOpen = !definition.needsLogin || isSignedIn;

  useEffect(() => {
    const place = ref.current;
    if (!place || isNear) return;
    if (typeof IntersectionObserver === "undefined") {
      const timer = setTimeout(() => setNear(true));
      return () => clearTimeout(timer);
    }
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: AHEAD },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, [isNear, isOpen]);

  if (!isOpen) return <div className={styles.personal} />;
  const waiting = (
    <p className={styles.waiting} role="status">
      {words.loading}
    </p>
  );
  const rows = definition.fields.filter(({ kind }) => kind !== "hidden").length;
  return (
    <div data-personal={definition.needsLogin ? "" : undefined}>
      {head}
      <div ref={ref} className={styles.place} style={{ "--rows": rows } as CSSProperties}>
        {isNear ? (
          <Suspense fallback={waiting}>
            <FormView {...props} />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}
