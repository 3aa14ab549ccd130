"use client";

import { useLocale, useTranslations } from "next-intl";
import { LoadFailed } from "@/components/delivery/load-failed";
import delivery from "@/components/delivery/delivery.module.css";
import { RemoveAddress } from "@/components/delivery/remove-address";
import { useOwnAddresses } from "@/components/delivery/use-own-addresses";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import { addressLine } from "@/lib/cart/addresses";
import { localPath } from "@/lib/i18n/local-path";
import { paths } from "@/lib/paths";
import { isHomeDelivery } from "../delivery/service-icon";

export function AddressesPage() {
  const t = useTranslations();
  const href = localPath(useLocale());
  const { addresses, failed, reload } = useOwnAddresses(2);
  const own = addresses?.filter((address) => isHomeDelivery(address.deliveryServiceId));
  const add = <LinkButton href={href(paths.address())}>{t("delivery.addAddress")}</LinkButton>;
  return (
    <>
      <h1>{t("profile.addresses")}</h1>
      {failed && <LoadFailed onRetry={reload} />}
      {!own && !failed && <Skeleton height="10rem" />}
      {own?.length === 0 && <EmptyState icon="pin" title={t("delivery.noAddresses")} actions={add} />}
      {own && own.length > 0 && (
        <>
          <ul className={delivery.addresses}>
            {own.map((address) => {
              const name = address.addressName || address.address1;
              return (
                <li key={address.addressId} className={delivery.address}>
                  <Icon name="home" className={delivery.addressIcon} />
                  <div className={delivery.addressText}>
                    <strong>{name}</strong>
                    <span>{addressLine(address)}</span>
                    {(address.floor || address.intercom) && (
                      <span>
                        {[address.intercom, address.floor && t("profile.floor", { floor: address.floor })]
                          .filter(Boolean)
                          .join(" · ")}
                      </span>
                    )}
                    <div className={delivery.addressExtra}>
                      <a
                        href={href(paths.address(address.addressId))}
                        aria-label={t("delivery.editNamed", { name })}
                      >
                        {t("delivery.edit")}
                      </a>
                      <RemoveAddress address={address} onRemoved={reload} />
                    </div>
                  </div>
                </li>
              );
            })}
          </ul>
          <p>{add}</p>
        </>
      )}
    </>
  );
}
