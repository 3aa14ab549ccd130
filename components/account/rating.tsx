"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import useSWR from "swr";
import { Button } from "@/components/ui/button";
import { door } from "@/lib/cart/door";
import type { Order } from "@/lib/ebsn/domain/order";
import type { OrderNote } from "@/lib/ebsn/domain/order-note";
import { isDelivered } from "@/lib/rules/statuses";
import { RatingForm } from "./rating-form";
import styles from "./rating.module.css";
import { RatingStars } from "./rating-stars";

/** What the customer thinks of a delivered order, to be given once and changed at any time. */
export function OrderRating({ order: { orderId, statusId } }: { order: Order }) {
  const t = useTranslations("orderTools.rating");
  const delivered = isDelivered(statusId);
  const { data, mutate } = useSWR(delivered ? ["note/list", orderId] : null, () =>
    door<OrderNote[]>("note/list", { body: { orderId } }),
  );
  const [editing, setEditing] = useState<"not" | "now" | "done">("not");
  if (!delivered || !data) return null;
  const note = data.find((one) => one.orderId === orderId) ?? null;
  return (
    <section className={`${styles.rating} no-print`} aria-labelledby="rating-title">
      <h2 id="rating-title">{t(note ? "yours" : "title")}</h2>
      {note && editing !== "now" ? (
        <>
          <RatingStars count={note.rating} />
          {note.content && <p className={styles.words}>{note.content}</p>}
          <Button variant="secondary" small autoFocus={editing === "done"} onClick={() => setEditing("now")}>
            {t("change")}
          </Button>
        </>
      ) : (
        <RatingForm
          orderId={orderId}
          note={note}
          onSaved={(saved) => {
            void mutate([saved], { revalidate: false });
            setEditing("done");
          }}
          onLeft={() => setEditing("done")}
        />
      )}
    </section>
  );
}
