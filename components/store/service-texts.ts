import { getLocale, getTranslations } from "next-intl/server";
import type { DeliveryService } from "@/lib/ebsn/domain/delivery";
import { DEFAULT_LOCALE } from "@/config/locales.mjs";
import { serviceKind } from "@/lib/rules/delivery/delivery-services";

type Service = Pick<DeliveryService, "deliveryServiceId" | "name" | "descr">;

/** Name and description of a service: the shop's own in its language, ours in another. */
export async function getServiceTexts(): Promise<(service: Service) => Pick<Service, "name" | "descr">> {
  const [t, locale] = await Promise.all([getTranslations("stores.service"), getLocale()]);
  return ({ deliveryServiceId, name, descr }) => {
    const kind = locale === DEFAULT_LOCALE ? null : serviceKind(deliveryServiceId);
    return kind === null || kind === "onboard"
      ? { name, descr }
      : { name: t(`${kind}.name`), descr: t(`${kind}.descr`) };
  };
}
