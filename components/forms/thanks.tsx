import { useEffect, useRef } from "react";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { getPageLocale } from "@/lib/i18n/page-locale";
import { localizePath } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/paths/account-paths";
import styles from "./form-view.module.css";

/** Scroll delay (requirements/forms#sending). */
const SCROLL_MS = 150;

type Props = {
  text: string;
  requestsLabel: string;
};

export function Thanks({ text, requestsLabel }: Props) {
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
        {requestsLabel && (
          <Link href={localizePath(getPageLocale())(accountPaths.requests())}>{requestsLabel}</Link>
        )}
      </div>
    </div>
  );
}
