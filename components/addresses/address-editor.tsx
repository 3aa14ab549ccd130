"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useSWR } from "@/lib/state/use-swr";
import { AddressForm } from "@/components/delivery/address-form";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { LoadError } from "@/components/ui/load-error";
import { Skeleton } from "@/components/ui/skeleton";
import { apiFetch } from "@/lib/api/api-fetch";
import type { Address } from "@/lib/ebsn/domain/delivery";
import { localizePath } from "@/lib/i18n/locale-path";
import { pushPage } from "@/lib/navigation/leave-page";
import { paths } from "@/lib/paths/paths";
import { HOME_DELIVERY } from "@/lib/rules/delivery/delivery-services";

export function AddressEditor({ addressId }: { addressId: number | null }) {
  const t = useTranslations();
  const href = localizePath(useLocale());
  const router = useRouter();
  const addresses = href(paths.addresses());
  const { data, error, mutate } = useSWR(
    addressId === null ? null : ["user-address/view", addressId],
    () => apiFetch<Address | null>("user-address/view", { params: { address_id: addressId } }),
    { revalidateOnFocus: false },
  );
  const isLoading = addressId !== null && data === undefined;
  return (
    <>
      <h1>{addressId === null ? t("profile.newAddress") : t("profile.editAddress")}</h1>
      {error && data === undefined && <LoadError error={error} onRetry={() => void mutate()} />}
      {isLoading && !error && <Skeleton height="24rem" />}
      {data === null && (
        <EmptyState
          icon="pin"
          title={t("profile.addressMissing")}
          actions={
            <LinkButton variant="secondary" href={addresses}>
              {t("profile.toAddresses")}
            </LinkButton>
          }
        />
      )}
      {!isLoading && data !== null && (
        <AddressForm
          deliveryServiceId={data?.deliveryServiceId ?? HOME_DELIVERY}
          address={data}
          onSaved={() => pushPage(router, addresses)}
          onCancel={() => router.push(addresses)}
        />
      )}
    </>
  );
}
