"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { filterAddresses } from "@/lib/rules/delivery/addresses";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import { AddressForm } from "./address-form";
import { type AddressChoiceProps, AddressList } from "./address-list";
import { FilteredSearch } from "./filtered-search";
import { LoadError } from "@/components/ui/load-error";
import { NO_PLACE_FILTER } from "./place-filters";
import { RemoveAddressButton } from "./remove-address-button";
import styles from "./delivery.module.css";
import { useSavedAddresses } from "./use-saved-addresses";

export function HomeAddresses(choice: AddressChoiceProps) {
  const { deliveryServiceId, onChoose } = choice;
  const t = useTranslations();
  const href = localizePath(useLocale());
  const { addresses, error, reload } = useSavedAddresses(deliveryServiceId);
  const [search, setSearch] = useState("");
  const [filter, setFilter] = useState(NO_PLACE_FILTER);
  const [isAdding, setIsAdding] = useState(false);

  if (error) return <LoadError error={error} onRetry={reload} />;
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
            if (address) onChoose(address);
          }}
        />
      </>
    );
  }
  return (
    <>
      <FilteredSearch filter={filter} onChange={setFilter}>
        <Field
          label={t("delivery.searchAddress")}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </FilteredSearch>
      <AddressList
        {...choice}
        addresses={filterAddresses(addresses, { ...filter, search })}
        renderExtra={(address) => (
          <>
            <Link
              href={href(paths.address(address.addressId))}
              aria-label={t("delivery.editNamed", { name: address.addressName || address.address1 })}
            >
              {t("delivery.edit")}
            </Link>
            <RemoveAddressButton address={address} onRemoved={reload} />
          </>
        )}
      />
      <Button variant="secondary" wide onClick={() => setIsAdding(true)}>
        <Icon name="plus" size={18} />
        {t("delivery.addAddress")}
      </Button>
    </>
  );
}
