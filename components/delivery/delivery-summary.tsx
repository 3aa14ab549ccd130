"use client";

import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { formatAddress } from "@/lib/addresses";
import { browserToday } from "@/lib/browser-clock";
import { chosenAddress, chosenTimeslot } from "@/lib/cart/readiness";
import { useCart } from "@/lib/cart/use-cart";
import { openOverlay } from "@/lib/overlays/events";
import { formatInstant, formatLongDay } from "@/lib/dates";
import { addressEditable, timeslotEditable } from "@/lib/rules/cart-readiness";
import styles from "./delivery-summary.module.css";
import { serviceIcon } from "@/lib/rules/delivery-services";

export function DeliverySummary({ isPaymentStep = false }: { isPaymentStep?: boolean }) {
  const t = useTranslations("delivery");
  const locale = useLocale();
  const { cart } = useCart();
  if (!cart) return null;
  const { address, service } = cart;
  const place = chosenAddress(cart);
  const slot = chosenTimeslot(cart);
  const isToday = slot && slot.dateIso.slice(0, 10) === browserToday();

  return (
    <dl className={styles.info}>
      <div className={styles.row}>
        <Icon name={serviceIcon(service?.deliveryServiceId)} />
        <dt>{service?.name || t("where")}</dt>
        <dd>
          {place ? (
            <>
              {place.addressName && <b>{place.addressName}</b>} {formatAddress(place, locale)}
            </>
          ) : (
            <>
              {t("noShippingAddress")}
              {address && (
                <small className={styles.cutoff}>
                  {t("addressLater", { place: `${address.postalcode} ${address.city}` })}
                </small>
              )}
            </>
          )}
        </dd>
        {addressEditable(cart, isPaymentStep) && (
          <dd className={styles.change}>
            <button
              type="button"
              className={`icon-button ${styles.edit}`}
              aria-label={t("editAddress")}
              onClick={() =>
                openOverlay({
                  dialog: "delivery",
                  step: "address",
                  deliveryServiceId: service?.deliveryServiceId,
                })
              }
            >
              <Icon name="pencil" size={20} />
            </button>
          </dd>
        )}
      </div>
      <div className={styles.row}>
        <Icon name="calendar" />
        <dt>{t("when")}</dt>
        <dd>
          {slot ? (
            <>
              <b>{isToday ? t("today") : formatLongDay(slot.dateIso, locale)}</b> {slot.beginTime}–
              {slot.endTime}
              {slot.cutoff && (
                <small className={styles.cutoff}>
                  {t("orderBy", { when: formatInstant(new Date(slot.cutoff), locale) })}
                </small>
              )}
            </>
          ) : (
            t("noTimeslot")
          )}
        </dd>
        {timeslotEditable(isPaymentStep) && (
          <dd className={styles.change}>
            <button
              type="button"
              className={`icon-button ${styles.edit}`}
              aria-label={t("editTimeslot")}
              onClick={() => openOverlay({ dialog: "delivery", step: "timeslot" })}
            >
              <Icon name="pencil" size={20} />
            </button>
          </dd>
        )}
      </div>
    </dl>
  );
}
