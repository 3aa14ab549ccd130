import { Icon } from "@/components/ui/icon";
import { MAX_PORTIONS } from "@/lib/rules/quantities/recipe-amounts";
import type { ShoppingMessages } from "./shopping-item";
import styles from "./recipe-shopping.module.css";

type Props = { value: number; onChange: (value: number) => void; messages: ShoppingMessages };

export function PortionStepper({ value, onChange, messages }: Props) {
  const isMin = value <= 1;
  const isMax = value >= MAX_PORTIONS;
  return (
    <div className={styles.portions} role="group" aria-label={messages.portions}>
      <span aria-hidden="true">{messages.portions}</span>
      <button
        type="button"
        className="icon-button"
        aria-label={messages.less}
        aria-disabled={isMin}
        onClick={() => !isMin && onChange(value - 1)}
      >
        <Icon name="minus" size={20} />
      </button>
      <output>{value}</output>
      <button
        type="button"
        className="icon-button"
        aria-label={messages.more}
        aria-disabled={isMax}
        onClick={() => !isMax && onChange(value + 1)}
      >
        <Icon name="plus" size={20} />
      </button>
    </div>
  );
}
