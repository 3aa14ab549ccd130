import { Icon } from "@/components/ui/icon";
import { MOST_PORTIONS } from "@/lib/rules/recipe-amounts";
import type { ShoppingWords } from "./recipe-shopping";
import styles from "./recipe-shopping.module.css";

type Props = { value: number; onChange: (value: number) => void; words: ShoppingWords };

/** For how many one cooks: 1 to 24. */
export function PortionStepper({ value, onChange, words }: Props) {
  const isLeast = value <= 1;
  const isMost = value >= MOST_PORTIONS;
  return (
    <div className={styles.portions} role="group" aria-label={words.portions}>
      <span aria-hidden="true">{words.portions}</span>
      <button
        type="button"
        className="icon-button"
        aria-label={words.less}
        aria-disabled={isLeast}
        onClick={() => !isLeast && onChange(value - 1)}
      >
        <Icon name="minus" size={20} />
      </button>
      <output>{value}</output>
      <button
        type="button"
        className="icon-button"
        aria-label={words.more}
        aria-disabled={isMost}
        onClick={() => !isMost && onChange(value + 1)}
      >
        <Icon name="plus" size={20} />
      </button>
    </div>
  );
}
