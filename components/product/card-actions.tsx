"use client";

import { CardBuy } from "@/components/cart/card-buy";
import { ListStar } from "@/components/cart/list-star";
import { useWords } from "@/components/ui/words";
import type { CompactSelling } from "@/lib/cart/compact";
import styles from "./card-actions.module.css";
import { useSessionProduct } from "./session-list";

export type ActionProps = {
  id: number;
  name: string;
  s: CompactSelling;
  /** Left out: as many as one likes. 0: none, or no price. */
  a?: number;
  packageNum?: number;
};

const UNLIMITED = 100_000_000;

/** Everything one can do on a card. */
export function CardActions({ id, name, s, a = UNLIMITED, packageNum }: ActionProps) {
  const own = useSessionProduct(id);
  const words = useWords();
  const available = own ? (own.buyable ? own.a : 0) : a;
  return (
    <>
      <div className={styles.star}>
        <ListStar id={id} name={name} />
      </div>
      {available > 0 ? (
        <CardBuy id={id} name={name} s={own?.s ?? s} a={available} packageNum={packageNum} />
      ) : (
        <p className={styles.unavailable}>{words.unavailable}</p>
      )}
    </>
  );
}
