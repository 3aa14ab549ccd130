"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useRef, useState } from "react";
import forms from "@/components/forms/forms.module.css";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { apiFetchWithMessages } from "@/lib/api/api-fetch";
import { userMessage } from "@/lib/api/user-message";
import { emit } from "@/lib/overlays/events";
import type { Order } from "@/lib/ebsn/domain/order";
import { ParkingDistance } from "./parking-distance";
import styles from "./parking.module.css";

const MAX_LENGTH = 90;

type Props = { order: Order; onSent: () => void };

export function ParkingForm({ order: { orderId, address }, onSent }: Props) {
  const t = useTranslations("orderTools.parking");
  const tRoot = useTranslations();
  const [car, setCar] = useState("");
  const [place, setPlace] = useState("");
  const [metres, setMetres] = useState<number | null>(null);
  const [errors, setErrors] = useState<{ car?: string; general?: string }>({});
  const [busy, setBusy] = useState(false);
  const carField = useRef<HTMLInputElement>(null);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    if (!car.trim()) {
      setErrors({ car: t("missing") });
      return carField.current?.focus();
    }
    setErrors({});
    setBusy(true);
    const info = [t("infoCar", { car: car.trim() }), place.trim() && t("infoPlace", { place: place.trim() })];
    try {
      const { messages } = await apiFetchWithMessages("order/reserve", {
        method: "POST",
        body: {
          order_id: orderId,
          ...(metres === null ? {} : { distance: metres }),
          reservation_info: info.filter(Boolean).join(", "),
        },
      });
      // Spec 2 §8: the first info is the success message.
      const [firstMessage] = messages.infos;
      if (firstMessage) emit({ kind: "messages", messages: { infos: [firstMessage] } });
      else emit({ kind: "done", key: "orderTools.parking.done" });
      onSent();
    } catch (cause) {
      setErrors({ general: userMessage(cause, tRoot, "orderTools.parking.failed") });
      setBusy(false);
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      {errors.general && (
        <p role="alert" className={forms.summary}>
          {errors.general}
        </p>
      )}
      <Field
        ref={carField}
        label={t("car")}
        hint={t("carHint")}
        error={errors.car}
        required
        maxLength={MAX_LENGTH}
        value={car}
        onChange={({ target }) => {
          setCar(target.value);
          setErrors({});
        }}
      />
      <ParkingDistance store={address} metres={metres} onChange={setMetres} />
      <Field
        label={t("place")}
        hint={t("placeHint")}
        maxLength={MAX_LENGTH}
        value={place}
        onChange={({ target }) => setPlace(target.value)}
      />
      <Button type="submit" busy={busy}>
        {t("send")}
      </Button>
    </form>
  );
}
