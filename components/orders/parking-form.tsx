"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Form } from "@/components/forms/form";
import { readServerErrors } from "@/components/forms/server-errors";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { useFocusAfterRemoval } from "@/components/ui/use-focus-after-removal";
import { apiFetchWithMessages } from "@/lib/api/api-fetch";
import { emit } from "@/lib/overlays/events";
import type { Order } from "@/lib/ebsn/domain/order";
import { fieldError } from "@/lib/rules/forms/field-error";
import { ParkingDistance } from "./parking-distance";
import { readParkingInfo } from "./parking-info";
import styles from "./parking.module.css";

const MAX_LENGTH = 90;

type Props = { order: Order; onSent: () => void };

type Values = { car: string; place: string; metres: number | null };

export function ParkingForm({ order: { orderId, address, reservation }, onSent }: Props) {
  const t = useTranslations("orderTools.parking");
  const tRoot = useTranslations();
  const ref = useRef<HTMLFormElement>(null);
  useFocusAfterRemoval(ref);
  const { form, field, isSubmitting, formProps } = useValidatedForm<Values>({
    id: "parking",
    defaultValues: {
      ...readParkingInfo(reservation?.info ?? ""),
      metres: null,
    },
    validate: ({ car }) =>
      new Map(car.trim() ? [] : [["car", { ...fieldError("required"), message: t("missing") }]]),
    labelOf: (name) => t(name as "car" | "place"),
    focusFirst: true,
    async onSubmit({ car, place, metres }) {
      const info = [
        t("infoCar", { car: car.trim() }),
        place.trim() && t("infoPlace", { place: place.trim() }),
      ];
      // Of several infos or errors the first is shown (requirements/orders#parking).
      try {
        const { messages } = await apiFetchWithMessages("order/reserve", {
          method: "POST",
          body: {
            order_id: orderId,
            ...(metres === null ? {} : { distance: metres }),
            reservation_info: info.filter(Boolean).join(", "),
          },
        });
        const [firstMessage] = messages.infos;
        if (firstMessage) emit({ kind: "messages", messages: { infos: [firstMessage] } });
        else emit({ kind: "done", key: "orderTools.parking.done" });
        onSent();
      } catch (cause) {
        const { byField, general } = readServerErrors(cause, tRoot, { fallback: t("failed") });
        return { byField, general: general.slice(0, 1) };
      }
    },
  });

  return (
    <Form ref={ref} {...formProps} className={styles.form}>
      <Field {...field("car")} hint={t("carHint")} required maxLength={MAX_LENGTH} />
      <ParkingDistance
        store={address}
        metres={form.watch("metres")}
        onChange={(metres) => form.setValue("metres", metres)}
      />
      <Field {...field("place")} hint={t("placeHint")} maxLength={MAX_LENGTH} />
      <Button type="submit" busy={isSubmitting}>
        {t("send")}
      </Button>
    </Form>
  );
}
