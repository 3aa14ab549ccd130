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
  /** Fields to keep room for. */
  rows: number;
};

/** The place of a form; what fills it is fetched 800 px before it is seen, and never for those who may not see it. */
export function FormSpot({ head, rows, ...props }: Props) {
  const { needsLogin } = props.definition;
  const { isSignedIn } = useCart();
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const isOpen = !needsLogin || isSignedIn;

  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setNear((before) => before || !!entry?.isIntersecting),
      { rootMargin: "800px" },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isOpen]);

  if (!isOpen) return <div className={styles.personal} />;
  return (
    <div data-personal={needsLogin ? "" : undefined}>
      {head}
      <div ref={ref} className={styles.place} style={{ "--rows": rows } as CSSProperties}>
        {isNear && (
          <Suspense>
            <FormView {...props} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
