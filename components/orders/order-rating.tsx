"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSWR } from "@/lib/state/use-swr";
import { Button } from "@/components/ui/button";
import { apiFetch } from "@/lib/api/api-fetch";
import type { Order } from "@/lib/ebsn/domain/order";
import type { OrderNote } from "@/lib/ebsn/domain/order-note";
import { isDelivered } from "@/lib/rules/orders/statuses";
import { RatingForm } from "./rating-form";
import styles from "./rating.module.css";
import { RatingStars } from "./rating-stars";

export function OrderRating({ order: { orderId, statusId } }: { order: Order }) {
  const t = useTranslations("orderTools.rating");
  const delivered = isDelivered(statusId);
  const { data, mutate } = useSWR(delivered ? ["note/list", orderId] : null, () =>
    apiFetch<OrderNote[]>("note/list", { body: { orderId } }),
  );
  const [mode, setMode] = useState<"view" | "edit" | "done">("view");
  if (!delivered || !data) return null;

  async function handleSaved(saved: OrderNote | null): Promise<void> {
    // Before the note is there: the button takes the focus only when it appears.
    setMode("done");
    await (saved ? mutate([saved], { revalidate: false }) : mutate());
  }

  const note = data.find((entry) => entry.orderId === orderId) ?? null;
  return (
    <section className={`${styles.rating} no-print`} aria-labelledby="rating-title">
      <h2 id="rating-title">{t(note ? "yours" : "title")}</h2>
      {note && mode !== "edit" ? (
        <>
          <RatingStars count={note.rating} />
          {note.content && <p className={styles.comment}>{note.content}</p>}
          <Button variant="secondary" small autoFocus={mode === "done"} onClick={() => setMode("edit")}>
            {t("change")}
          </Button>
        </>
      ) : (
        <RatingForm orderId={orderId} note={note} onSaved={handleSaved} onCancel={() => setMode("done")} />
      )}
    </section>
  );
}
