"use client";

import { useLocale, useTranslations } from "next-intl";
import { LoadError } from "@/components/ui/load-error";
import { RemoveAddressButton } from "@/components/delivery/remove-address-button";
import { useSavedAddresses } from "@/components/delivery/use-saved-addresses";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Entry, EntryList } from "@/components/ui/entry-list";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { formatAddress } from "@/lib/rules/delivery/addresses";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import { isHomeDelivery } from "@/lib/rules/delivery/delivery-services";

export function AddressesPage() {
  const t = useTranslations();
  const locale = useLocale();
  const href = localizePath(locale);
  const { addresses, error, reload } = useSavedAddresses();
  const homeAddresses = addresses?.filter((address) => isHomeDelivery(address.deliveryServiceId));
  const addLink = <LinkButton href={href(paths.address())}>{t("delivery.addAddress")}</LinkButton>;
  return (
    <>
      <h1 tabIndex={-1}>{t("profile.addresses.title")}</h1>
      {error !== undefined && <LoadError error={error} onRetry={reload} />}
      {!homeAddresses && error === undefined && <Skeleton height="10rem" />}
      {homeAddresses?.length === 0 && (
        <EmptyState icon="pin" title={t("delivery.noAddresses")} actions={addLink} />
      )}
      {homeAddresses && homeAddresses.length > 0 && (
        <>
          <EntryList>
            {homeAddresses.map((address) => {
              const name = address.addressName || address.address1;
              return (
                <Entry
                  key={address.addressId}
                  icon="home"
                  extra={
                    <>
                      <Link
                        href={href(paths.address(address.addressId))}
                        aria-label={t("delivery.editNamed", { name })}
                      >
                        {t("delivery.edit")}
                      </Link>
                      <RemoveAddressButton address={address} onRemoved={reload} />
                    </>
                  }
                >
                  <strong>{name}</strong>
                  <span>{formatAddress(address, locale)}</span>
                  {(address.floor || address.intercom) && (
                    <span>
                      {[address.intercom, address.floor && t("profile.floor", { floor: address.floor })]
                        .filter(Boolean)
                        .join(" · ")}
                    </span>
                  )}
                </Entry>
              );
            })}
          </EntryList>
          <p>{addLink}</p>
        </>
      )}
    </>
  );
}
