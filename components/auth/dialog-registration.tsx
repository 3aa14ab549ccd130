"use client";

import useSWR from "swr";
import { LoadError } from "@/components/ui/load-error";
import { Skeleton } from "@/components/ui/skeleton";
import { apiFetch } from "@/lib/api/api-fetch";
import { config } from "@/lib/config";
import type { Disclaimer } from "@/lib/ebsn/domain/disclaimer";
import { REGISTRATION_MODULE } from "@/lib/rules/consents";
import { RegistrationForm } from "./registration-form";
import { EMPTY_STATE } from "./registration-state";
import styles from "./registration.module.css";

type Props = { onDone: (email: string) => void };

const DISCLAIMERS = "registration-disclaimer/list";

export function DialogRegistration({ onDone }: Props) {
  const { data, error, mutate } = useSWR(DISCLAIMERS, () =>
    apiFetch<Disclaimer[]>(DISCLAIMERS, {
      params: { store_id: config.defaultStoreId, registration_module_type_id: REGISTRATION_MODULE },
    }),
  );
  if (error && !data) return <LoadError onRetry={() => void mutate()} />;
  if (!data) return <Skeleton height="24rem" />;
  return (
    <div className={styles.flat}>
      <RegistrationForm disclaimers={data} initialState={EMPTY_STATE} onDone={onDone} />
    </div>
  );
}
