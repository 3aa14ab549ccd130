"use client";

import { useSWR } from "@/lib/state/use-swr";
import { LoadError } from "@/components/ui/load-error";
import { Skeleton } from "@/components/ui/skeleton";
import { apiFetch } from "@/lib/api/api-fetch";
import { config } from "@/lib/config";
import type { Disclaimer } from "@/lib/ebsn/domain/disclaimer";
import { REGISTRATION_MODULE } from "@/lib/rules/account/consents";
import type { CardHolder } from "@/lib/rules/account/registration";
import { RegistrationForm } from "./registration-form";
import { EMPTY_STATE } from "./registration-state";
import styles from "./registration.module.css";

type Props = { card: CardHolder | null; onDone: (email: string) => void };

const DISCLAIMERS = "registration-disclaimer/list";

export function DialogRegistration({ card, onDone }: Props) {
  const { data, error, mutate } = useSWR(DISCLAIMERS, () =>
    apiFetch<Disclaimer[]>(DISCLAIMERS, {
      params: { store_id: config.defaultStoreId, registration_module_type_id: REGISTRATION_MODULE },
    }),
  );
  if (error && !data) return <LoadError error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton height="24rem" />;
  const initialState = { ...EMPTY_STATE, values: { ...EMPTY_STATE.values, ...card } };
  return (
    <div className={styles.flat}>
      <RegistrationForm disclaimers={data} initialState={initialState} onDone={onDone} />
    </div>
  );
}
