"use client";

import { Icon } from "@/components/ui/icon";
import { useWords } from "@/components/ui/words";
import { openBuying } from "@/lib/cart/events";
import { fill } from "@/lib/i18n/fill";
import styles from "./list-star.module.css";

/** Saves a product in one of the customer's lists. */
export function ListStar({ id, name }: { id: number; name: string }) {
  const words = useWords();
  return (
    <button
      type="button"
      className={`icon-button ${styles.star}`}
      aria-label={fill(words.star, { name })}
      onClick={() => openBuying({ dialog: "list", productId: id, name })}
    >
      <Icon name="star" size={22} />
    </button>
  );
}
