"use client";

import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { browserToday } from "@/lib/browser/browser-clock";
import { deliveryLockStore } from "@/lib/cart/delivery-lock-store";
import { chosenAddress, chosenTimeslot } from "@/lib/cart/readiness";
import type { Cart } from "@/lib/ebsn/domain/cart";
import { openOverlay } from "@/lib/overlays/events";
import { formatInstant, formatLongDay } from "@/lib/dates";
import { isAddressEditable, isTimeslotEditable } from "@/lib/rules/cart/cart-readiness";
import { serviceIcon } from "@/lib/rules/delivery/delivery-services";
import { useStore } from "@/lib/state/use-store";
import { AddressLines } from "./address-lines";
import styles from "./delivery-summary.module.css";

export function DeliverySummary({ cart }: { cart: Cart }) {
  const lock = useStore(deliveryLockStore);
  const isPaying = lock !== "";
  return (
    <>
      <dl className={styles.info}>
        <PlaceRow cart={cart} isPaying={isPaying} />
        <TimeslotRow cart={cart} isPaying={isPaying} />
      </dl>
      {isPaying && <p className={styles.locked}>{lock}</p>}
    </>
  );
}

type RowProps = { cart: Cart; isPaying: boolean };

function PlaceRow({ cart, isPaying }: RowProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { address, service } = cart;
  const place = chosenAddress(cart);
  const deliveryServiceId = service?.deliveryServiceId;
  return (
    <div className={styles.row}>
      <Icon name={serviceIcon(deliveryServiceId)} />
      <dt>{service?.name || t("delivery.where")}</dt>
      <dd>
        {place ? (
          <AddressLines name={place.addressName} address={place} locale={locale} />
        ) : (
          <>
            {t("delivery.noShippingAddress")}
            {address && (
              <small className={styles.cutoff}>
                {t("delivery.addressLater", { place: `${address.postalcode} ${address.city}` })}
              </small>
            )}
          </>
        )}
      </dd>
      {isAddressEditable(cart, isPaying) && (
        <EditButton
          label={t("delivery.editAddress")}
          onClick={() => openOverlay({ dialog: "delivery", step: "address", deliveryServiceId })}
        />
      )}
    </div>
  );
}

function TimeslotRow({ cart, isPaying }: RowProps) {
  const t = useTranslations();
  const locale = useLocale();
  const slot = chosenTimeslot(cart);
  const isToday = slot && slot.dateIso.slice(0, 10) === browserToday();
  return (
    <div className={styles.row}>
      <Icon name="calendar" />
      <dt>{t("delivery.when")}</dt>
      <dd>
        {slot ? (
          <>
            <b>{isToday ? t("delivery.today") : formatLongDay(slot.dateIso, locale)}</b>{" "}
            <span className="nowrap">
              {slot.beginTime}–{slot.endTime}
            </span>
            {slot.cutoff && (
              <small className={styles.cutoff}>
                {t("delivery.orderBy", { when: formatInstant(new Date(slot.cutoff), locale) })}
              </small>
            )}
          </>
        ) : (
          t("delivery.noTimeslot")
        )}
      </dd>
      {isTimeslotEditable(isPaying) && (
        <EditButton
          label={t("delivery.editTimeslot")}
          onClick={() => openOverlay({ dialog: "delivery", step: "timeslot" })}
        />
      )}
    </div>
  );
}

function EditButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <dd className={styles.change}>
      <button type="button" className={`icon-button ${styles.edit}`} aria-label={label} onClick={onClick}>
        <Icon name="pencil" size={20} />
      </button>
    </dd>
  );
}
