"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useRef, useState } from "react";
import forms from "@/components/forms/forms.module.css";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { DoorError, askDoor } from "@/lib/cart/door";
import { announce } from "@/lib/cart/events";
import type { Order } from "@/lib/ebsn/domain/order";
import { ParkingDistance } from "./parking-distance";
import styles from "./parking.module.css";

const MOST = 90;

type Props = { order: Order; onSent: () => void };

/** Which car to look for, where, and how far it still is. */
export function ParkingForm({ order: { orderId, address }, onSent }: Props) {
  const t = useTranslations("orderTools.parking");
  const [car, setCar] = useState("");
  const [place, setPlace] = useState("");
  const [metres, setMetres] = useState<number | null>(null);
  const [fault, setFault] = useState<{ car?: string; general?: string }>({});
  const [busy, setBusy] = useState(false);
  const carField = useRef<HTMLInputElement>(null);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    if (!car.trim()) {
      setFault({ car: t("missing") });
      return carField.current?.focus();
    }
    setFault({});
    setBusy(true);
    const info = [t("infoCar", { car: car.trim() }), place.trim() && t("infoPlace", { place: place.trim() })];
    try {
      const { messages } = await askDoor("order/reserve", {
        method: "POST",
        body: {
          order_id: orderId,
          ...(metres === null ? {} : { distance: metres }),
          reservation_info: info.filter(Boolean).join(", "),
        },
      });
      // Spec 2 §8: the first info is the success.
      const [said] = messages.infos;
      if (said) announce({ kind: "messages", messages: { infos: [said] } });
      else announce({ kind: "done", key: "orderTools.parking.done" });
      onSent();
    } catch (cause) {
      const [said] = cause instanceof DoorError ? cause.messages.errors : [];
      setFault({ general: said?.message || t("failed") });
      setBusy(false);
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      {fault.general && (
        <p role="alert" className={forms.summary}>
          {fault.general}
        </p>
      )}
      <Field
        ref={carField}
        label={t("car")}
        hint={t("carHint")}
        error={fault.car}
        required
        maxLength={MOST}
        value={car}
        onChange={({ target }) => {
          setCar(target.value);
          setFault({});
        }}
      />
      <ParkingDistance store={address} metres={metres} onChange={setMetres} />
      <Field
        label={t("place")}
        hint={t("placeHint")}
        maxLength={MOST}
        value={place}
        onChange={({ target }) => setPlace(target.value)}
      />
      <Button type="submit" busy={busy}>
        {t("send")}
      </Button>
    </form>
  );
}
