import { useTranslations } from "next-intl";
import { busyProps } from "@/components/ui/busy-props";
import { Icon } from "@/components/ui/icon";
import { browserToday } from "@/lib/browser-clock";
import { formatLongDay } from "@/lib/dates";
import type { NextSlot, ServicePreview } from "@/lib/ebsn/domain/delivery";
import { formatMoney } from "@/lib/money";
import { isHomeDelivery, serviceIcon } from "@/lib/rules/delivery-services";
import { shortHours } from "@/lib/rules/slot-hours";
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
  const whenOf = (slot: NextSlot) => {
    const { dateIso } = slot;
    const day = dateIso === browserToday() ? t("todayInText") : formatLongDay(dateIso, locale);
    return `${day} ${shortHours(slot)}`;
  };
  const costOf = ({ nextSlot, minimumOrderCents }: ServicePreview) => {
    const fee = nextSlot?.feeCents ?? null;
    return [
      fee === 0 ? t("free") : fee === null ? "" : t("place.fee", { amount: formatMoney(fee, locale) }),
      minimumOrderCents ? t("place.minimum", { amount: formatMoney(minimumOrderCents, locale) }) : "",
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
                      ? t("place.next", { when: whenOf(service.nextSlot) })
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
