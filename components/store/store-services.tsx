import { getTranslations } from "next-intl/server";
import { ChooseService } from "@/components/store/choose-service";
import { serviceIcon, serviceKind } from "@/lib/rules/delivery/delivery-services";
import { Icon } from "@/components/ui/icon";
import type { Warehouse } from "@/lib/ebsn/domain/delivery";
import { getServiceTexts } from "./service-texts";
import styles from "./store.module.css";

export async function StoreServices({ store }: { store: Warehouse }) {
  const [t, textsOf] = await Promise.all([getTranslations("stores"), getServiceTexts()]);
  if (store.services.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{t("services")}</h2>
      <ul className={styles.services}>
        {store.services.map((service) => {
          const { deliveryServiceId } = service;
          const { name, descr } = textsOf(service);
          return (
            <li key={deliveryServiceId}>
              <Icon name={serviceIcon(deliveryServiceId)} size={28} />
              <b>{name}</b>
              <span>{descr}</span>
              {serviceKind(deliveryServiceId) === "pickup" && (
                <ChooseService text={t("pickHere")} deliveryServiceId={deliveryServiceId} />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
