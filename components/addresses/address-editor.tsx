"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import useSWR from "swr";
import { AddressForm } from "@/components/delivery/address-form";
import { LoadError } from "@/components/ui/load-error";
import { Skeleton } from "@/components/ui/skeleton";
import { apiFetch } from "@/lib/api/api-fetch";
import type { Address } from "@/lib/ebsn/domain/delivery";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths";
import { HOME_DELIVERY } from "@/lib/rules/delivery-services";

export function AddressEditor({ addressId }: { addressId: number | null }) {
  const t = useTranslations("profile");
  const href = localizePath(useLocale());
  const router = useRouter();
  const goToAddresses = () => router.push(href(paths.addresses()));
  const { data, error, mutate } = useSWR(
    addressId === null ? null : ["user-address/view", addressId],
    () => apiFetch<Address | null>("user-address/view", { params: { address_id: addressId } }),
    { revalidateOnFocus: false },
  );
  const isLoading = addressId !== null && data === undefined;
  return (
    <>
      <h1>{addressId === null ? t("newAddress") : t("editAddress")}</h1>
      {error && !data && <LoadError error={error} onRetry={() => void mutate()} />}
      {isLoading && !error && <Skeleton height="24rem" />}
      {!isLoading && (
        <AddressForm
          deliveryServiceId={data?.deliveryServiceId ?? HOME_DELIVERY}
          address={data}
          onSaved={goToAddresses}
          onCancel={goToAddresses}
        />
      )}
    </>
  );
}
