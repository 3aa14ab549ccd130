import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import { brand } from "@/brand.config";

/** Who delivers to homes that the shop does not reach. */
export async function PartnerOption() {
  const t = await getTranslations("serviceCheck");
  if (!brand.deliveryPartner) return null;
  const { name, url } = brand.deliveryPartner;
  return (
    <li>
      <Icon name="truck" size={28} />
      <b>{t("partner", { name })}</b>
      <span>{t("partnerText")}</span>
      <a href={url} target="_blank" rel="noopener">
        {t("toPartner", { name })}
      </a>
    </li>
  );
}
