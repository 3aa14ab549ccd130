import { moneyParts } from "@/lib/money";
import { classNames } from "./class-names";
import styles from "./price.module.css";

type Props = {
  /** Integer cents. */
  cents: number;
  locale: string;
  className?: string;
};

export function Price({ cents: amount, locale, className }: Props) {
  const { before, euros, point, cents, after } = moneyParts(amount, locale);
  return (
    <span className={classNames(styles.price, className)}>
      {`${before}${euros}`}
      <small>{`${point}${cents}${after}`}</small>
    </span>
  );
}
