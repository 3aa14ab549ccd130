"use client";

import useSWR from "swr";
import { door, DoorError } from "@/lib/cart/door";
import type { FormRequest } from "@/lib/ebsn/domain/form-request";

/** One of the customer's requests, sent with the form `cuFormTypeId`. */
export function useRequest(cuFormTypeId: number, cuFormId: number) {
  const { data, error, isLoading, mutate } = useSWR(
    ["cu-form/view", cuFormId],
    () => door<FormRequest>("cu-form/view", { params: { cuform_id: cuFormId } }),
    { shouldRetryOnError: false },
  );
  const isOther = data !== undefined && data.cuFormTypeId !== cuFormTypeId;
  return {
    request: data && !isOther ? data : null,
    isMissing: isOther || (!data && error instanceof DoorError && error.has("error.form.not_found")),
    failed: !data && !isLoading && error !== undefined,
    reload: () => mutate(),
  };
}
