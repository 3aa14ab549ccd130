import { useEffect, useRef } from "react";
import { Icon } from "@/components/ui/icon";
import styles from "./form-view.module.css";

/** Spec 1 §4: the page goes to the thanks after this long. */
const SCROLL_MS = 150;

/** In the place of a form that was sent. */
export function Thanks({ text }: { text: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      box.current?.scrollIntoView({ block: "center" });
      box.current?.focus({ preventScroll: true });
    }, SCROLL_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div ref={box} role="status" tabIndex={-1} className={styles.thanks}>
      <Icon name="check" size={28} />
      <p>{text}</p>
    </div>
  );
}
