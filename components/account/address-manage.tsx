"use client";

import { useLocale, useTranslations } from "next-intl";
import useSWR from "swr";
import { AddressForm } from "@/components/delivery/address-form";
import { LoadFailed } from "@/components/delivery/load-failed";
import { Skeleton } from "@/components/ui/skeleton";
import { door } from "@/lib/cart/door";
import type { Address } from "@/lib/ebsn/domain/delivery";
import { localPath } from "@/lib/i18n/local-path";
import { paths } from "@/lib/paths";

const HOME_DELIVERY = 2;

/** Makes an address or changes one. */
export function AddressManage({ addressId }: { addressId: number | null }) {
  const t = useTranslations("profile");
  const href = localPath(useLocale());
  const leave = () => window.location.assign(href(paths.addresses()));
  const { data, error, mutate } = useSWR(
    addressId === null ? null : ["user-address/view", addressId],
    () => door<Address | null>("user-address/view", { params: { address_id: addressId } }),
    { revalidateOnFocus: false },
  );
  const waiting = addressId !== null && data === undefined;
  return (
    <>
      <h1>{addressId === null ? t("newAddress") : t("editAddress")}</h1>
      {error && !data && <LoadFailed onRetry={() => void mutate()} />}
      {waiting && !error && <Skeleton height="24rem" />}
      {!waiting && (
        <AddressForm deliveryServiceId={HOME_DELIVERY} address={data} onSaved={leave} onCancel={leave} />
      )}
    </>
  );
}
