import type { ComponentProps, ReactNode } from "react";
import { Picture } from "./picture";
import { ProductFacts } from "./product-facts";
import styles from "./product-lines.module.css";

export function ProductLines({ children }: { children: ReactNode }) {
  return <ul className={styles.lines}>{children}</ul>;
}

export function ProductLine({ children }: { children: ReactNode }) {
  return <li className={styles.line}>{children}</li>;
}

type Props = {
  picture: ComponentProps<typeof Picture>["picture"];
  name: ReactNode;
  /** Those that exist are shown. */
  details: (string | false | undefined)[];
  note?: ReactNode;
};

export function ProductLineContent({ picture, name, details, note }: Props) {
  return (
    <>
      <Picture picture={picture} alt="" width={56} className={styles.thumb} />
      <span className={styles.details}>
        {name}
        <small>
          <ProductFacts facts={details} />
        </small>
        {note}
      </span>
    </>
  );
}
