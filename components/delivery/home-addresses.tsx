"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import { filterAddresses } from "@/lib/cart/addresses";
import { useCart } from "@/lib/cart/client";
import type { Address } from "@/lib/ebsn/domain/delivery";
import { localPath } from "@/lib/i18n/local-path";
import { paths } from "@/lib/paths";
import { AddressCard } from "./address-card";
import { AddressForm } from "./address-form";
import { LoadFailed } from "./load-failed";
import { RemoveAddress } from "./remove-address";
import styles from "./delivery.module.css";
import { useOwnAddresses } from "./use-own-addresses";

type Props = { deliveryServiceId: number; saving: number | null; onChoose: (address: Address) => void };

/** From so many addresses on, a search box is worth its place. */
const SEARCH_FROM = 5;

/** The customer's own addresses, with the ways to add, change and remove one. */
export function HomeAddresses({ deliveryServiceId, saving, onChoose }: Props) {
  const t = useTranslations();
  const href = localPath(useLocale());
  const { cart } = useCart();
  const { addresses, failed, reload } = useOwnAddresses(deliveryServiceId);
  const [search, setSearch] = useState("");
  const [adding, setAdding] = useState(false);

  if (failed) return <LoadFailed onRetry={reload} />;
  if (!addresses) return <Skeleton height="10rem" />;
  if (adding || addresses.length === 0) {
    return (
      <>
        {addresses.length === 0 && <p className={styles.intro}>{t("delivery.noAddresses")}</p>}
        <AddressForm
          deliveryServiceId={deliveryServiceId}
          onCancel={addresses.length > 0 ? () => setAdding(false) : undefined}
          onSaved={(address) => {
            reload();
            setAdding(false);
            onChoose(address);
          }}
        />
      </>
    );
  }
  const found = filterAddresses(addresses, { search });
  return (
    <>
      {addresses.length >= SEARCH_FROM && (
        <Field
          label={t("delivery.searchAddress")}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      {found.length === 0 && (
        <p role="status" className={styles.warning}>
          {t("addressSelector.noPdvFound")}
        </p>
      )}
      <ul className={styles.addresses}>
        {found.map((address) => (
          <AddressCard
            key={address.addressId}
            address={address}
            deliveryServiceId={deliveryServiceId}
            current={cart?.address?.addressId === address.addressId}
            saving={saving}
            onChoose={() => onChoose(address)}
            extra={
              <>
                <a
                  href={href(paths.address(address.addressId))}
                  aria-label={t("delivery.editNamed", { name: address.addressName || address.address1 })}
                >
                  {t("delivery.edit")}
                </a>
                <RemoveAddress address={address} onRemoved={reload} />
              </>
            }
          />
        ))}
      </ul>
      <Button variant="secondary" wide onClick={() => setAdding(true)}>
        <Icon name="plus" size={18} />
        {t("delivery.addAddress")}
      </Button>
    </>
  );
}
