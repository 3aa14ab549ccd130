"use client";

import { useRef } from "react";
import { useSWR } from "@/lib/state/use-swr";
import { usePendingValue } from "@/components/cart/use-pending-value";
import { apiFetch } from "@/lib/api/api-fetch";
import { setCartInfo } from "@/lib/cart/cart-infos";
import type { Cart } from "@/lib/ebsn/domain/cart";
import type { PersonFiscal } from "@/lib/ebsn/domain/invoice";

export const needsInvoice = ({ infos }: Cart): boolean => infos.need_invoice === "true";

const fetchPersons = () => apiFetch<PersonFiscal[]>("user-person-fiscal/list");

export function useInvoice(cart: Cart) {
  const lastWrite = useRef<Promise<boolean>>(Promise.resolve(true));
  const request = usePendingValue(needsInvoice(cart), (isOn) => saveInfo("need_invoice", String(isOn)));
  const recipient = usePendingValue(Number(cart.infos.person_fiscal_id ?? 0), savePerson);
  const isRequested = request.value;
  const { data, error, mutate } = useSWR<PersonFiscal[], unknown>(
    isRequested ? "user-person-fiscal/list" : null,
    fetchPersons,
  );
  const findSelected = (persons: PersonFiscal[] = []) =>
    persons.find(({ personFiscalId }) => personFiscalId === recipient.value) ?? persons.at(-1) ?? null;

  function saveInfo(property: string, value: string): Promise<boolean> {
    lastWrite.current = setCartInfo(property, value);
    return lastWrite.current;
  }

  function savePerson(personFiscalId: number): Promise<boolean> {
    return saveInfo("person_fiscal_id", String(personFiscalId));
  }

  return {
    isRequested,
    persons: data ?? null,
    error: data ? undefined : error,
    reload: () => void mutate(),
    selectedPerson: findSelected(data),
    setRequested: request.change,
    choose: ({ personFiscalId }: PersonFiscal): Promise<void> => recipient.change(personFiscalId),
    /** Saves the preselected person if none was picked; false when there is no person or the cart was not updated. */
    async save(): Promise<boolean> {
      const pendingWrite = lastWrite.current;
      lastWrite.current = Promise.resolve(true);
      if (!(await pendingWrite)) return false;
      if (!isRequested) return true;
      // The list may still be loading when the customer continues at once.
      const person = findSelected(data ?? (await mutate().catch(() => undefined)));
      if (!person) return false;
      const { personFiscalId } = person;
      return personFiscalId === recipient.value || savePerson(personFiscalId);
    },
  };
}

export type InvoiceState = ReturnType<typeof useInvoice>;
