import { useTranslations } from "next-intl";
import { busyProps } from "@/components/ui/busy-props";
import { Icon } from "@/components/ui/icon";
import { browserToday } from "@/lib/browser/browser-clock";
import { formatLongDay } from "@/lib/dates";
import type { NextSlot, ServicePreview } from "@/lib/ebsn/domain/delivery";
import { formatMoney } from "@/lib/money";
import { isHomeDelivery, serviceIcon } from "@/lib/rules/delivery/delivery-services";
import { shortHours } from "@/lib/rules/delivery/slot-hours";
import styles from "./delivery.module.css";
import { useBarredFrom } from "./use-barred-from";

type Props = {
  services: ServicePreview[];
  town: string;
  savingId: number | null;
  locale: string;
  onChoose: (service: ServicePreview) => void;
};

const homeFirst = (services: ServicePreview[]) =>
  services.toSorted(
    (a, b) => Number(isHomeDelivery(b.deliveryServiceId)) - Number(isHomeDelivery(a.deliveryServiceId)),
  );

export function PlaceServices({ services, town, savingId, locale, onChoose }: Props) {
  const t = useTranslations("delivery");
  const isBarredFrom = useBarredFrom();
  const money = (cents: number) => formatMoney(cents, locale);
  const nextText = (slot: NextSlot, lowestFee: number | null) => {
    const { dateIso, feeCents } = slot;
    const day = dateIso === browserToday() ? t("todayInText") : formatLongDay(dateIso, locale);
    const when = `${day} ${shortHours(slot)}`;
    return feeCents === null || feeCents === lowestFee
      ? t("place.next", { when })
      : t("place.nextAt", { when, amount: money(feeCents) });
  };
  const costOf = ({ lowestFeeCents, freeDeliveryFromCents, minimumOrderCents }: ServicePreview) => {
    const isFree = lowestFeeCents === 0;
    return [
      isFree ? t("free") : lowestFeeCents === null ? "" : t("place.fee", { amount: money(lowestFeeCents) }),
      freeDeliveryFromCents && !isFree ? t("place.freeFrom", { amount: money(freeDeliveryFromCents) }) : "",
      minimumOrderCents ? t("place.minimum", { amount: money(minimumOrderCents) }) : "",
    ]
      .filter(Boolean)
      .join(" · ");
  };
  return (
    <>
      <h3 className={styles.placeHeading}>{t("place.choose")}</h3>
      <ul className={styles.placeServices}>
        {homeFirst(services).map((service) => {
          const isSaving = savingId === service.deliveryServiceId;
          return (
            <li key={service.deliveryServiceId}>
              <button
                type="button"
                className={styles.placeService}
                disabled={savingId !== null && !isSaving}
                onClick={() => onChoose(service)}
                {...(isSaving && busyProps)}
              >
                <Icon name={serviceIcon(service.deliveryServiceId)} size={24} />
                <span>
                  <b>{service.name}</b>
                  <small>{service.addressName ? `${service.addressName}, ${service.city}` : town}</small>
                  <span className={styles.placeWhen}>
                    {service.nextSlot
                      ? nextText(service.nextSlot, service.lowestFeeCents)
                      : t("place.noSlot")}
                  </span>
                  <small>{costOf(service)}</small>
                  {isBarredFrom(service.deliveryServiceId) && <small>{t("notAtLocker")}</small>}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
