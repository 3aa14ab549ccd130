"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import { filterAddresses } from "@/lib/addresses";
import { useCart } from "@/lib/cart/use-cart";
import type { Address } from "@/lib/ebsn/domain/delivery";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths";
import { AddressCard } from "./address-card";
import { AddressForm } from "./address-form";
import { LoadError } from "./load-error";
import { RemoveAddressButton } from "./remove-address-button";
import styles from "./delivery.module.css";
import { useSavedAddresses } from "./use-saved-addresses";

type Props = { deliveryServiceId: number; savingId: number | null; onChoose: (address: Address) => void };

const MIN_ADDRESSES_FOR_SEARCH = 5;

export function HomeAddresses({ deliveryServiceId, savingId, onChoose }: Props) {
  const t = useTranslations();
  const href = localizePath(useLocale());
  const { cart } = useCart();
  const { addresses, failed, reload } = useSavedAddresses(deliveryServiceId);
  const [search, setSearch] = useState("");
  const [isAdding, setIsAdding] = useState(false);

  if (failed) return <LoadError onRetry={reload} />;
  if (!addresses) return <Skeleton height="10rem" />;
  if (isAdding || addresses.length === 0) {
    return (
      <>
        {addresses.length === 0 && <p className={styles.intro}>{t("delivery.noAddresses")}</p>}
        <AddressForm
          deliveryServiceId={deliveryServiceId}
          onCancel={addresses.length > 0 ? () => setIsAdding(false) : undefined}
          onSaved={(address) => {
            reload();
            setIsAdding(false);
            onChoose(address);
          }}
        />
      </>
    );
  }
  const matches = filterAddresses(addresses, { search });
  return (
    <>
      {addresses.length >= MIN_ADDRESSES_FOR_SEARCH && (
        <Field
          label={t("delivery.searchAddress")}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      {matches.length === 0 && (
        <p role="status" className={styles.warning}>
          {t("addressSelector.noPdvFound")}
        </p>
      )}
      <ul className={styles.addresses}>
        {matches.map((address) => (
          <AddressCard
            key={address.addressId}
            address={address}
            deliveryServiceId={deliveryServiceId}
            current={cart?.address?.addressId === address.addressId}
            savingId={savingId}
            onChoose={() => onChoose(address)}
            extra={
              <>
                <a
                  href={href(paths.address(address.addressId))}
                  aria-label={t("delivery.editNamed", { name: address.addressName || address.address1 })}
                >
                  {t("delivery.edit")}
                </a>
                <RemoveAddressButton address={address} onRemoved={reload} />
              </>
            }
          />
        ))}
      </ul>
      <Button variant="secondary" wide onClick={() => setIsAdding(true)}>
        <Icon name="plus" size={18} />
        {t("delivery.addAddress")}
      </Button>
    </>
  );
}
