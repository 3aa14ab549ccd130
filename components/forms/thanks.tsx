import { useEffect, useRef } from "react";
import { Icon } from "@/components/ui/icon";
import { pageLocale } from "@/lib/cart/page-locale";
import { localPath } from "@/lib/i18n/local-path";
import { accountPaths } from "@/lib/account-paths";
import styles from "./form-view.module.css";

/** Spec 1 §4: the page goes to the thanks after this long. */
const SCROLL_MS = 150;

type Props = {
  text: string;
  /** Words of the way to what one has sent; "" for who has no such page. */
  more: string;
};

/** In the place of a form that was sent. */
export function Thanks({ text, more }: Props) {
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
      <div>
        <p>{text}</p>
        {more && <a href={localPath(pageLocale())(accountPaths.requests())}>{more}</a>}
      </div>
    </div>
  );
}
