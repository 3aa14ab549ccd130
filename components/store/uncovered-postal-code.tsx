import { getTranslations } from "next-intl/server";
import { NotifyDelivery } from "@/components/delivery/notify-delivery";
import { isPossiblePostalCode } from "@/lib/rules/delivery/addresses";
import type { TypedAddress } from "@/lib/rules/delivery/typed-address";
import { brand } from "@/brand.config";
import { PartnerOption } from "./partner-option";
import styles from "./store.module.css";

/** A postal code of which the shop knows nothing; when it delivers there can be said for a town only. */
export async function UncoveredPostalCode({ postalcode, towns, townOfCode }: TypedAddress) {
  const t = await getTranslations("serviceCheck");
  const city = townOfCode || towns[0];
  if (!postalcode || !isPossiblePostalCode(postalcode)) return null;
  return (
    <>
      {brand.deliveryPartner && (
        <ul className={styles.services}>
          <PartnerOption />
        </ul>
      )}
      {city && (
        <div className={styles.notify}>
          <NotifyDelivery place={{ postalcode, city }} text={t("notify")} savedText={t("notifySaved")} />
        </div>
      )}
    </>
  );
}
