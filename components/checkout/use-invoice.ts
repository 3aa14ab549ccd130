"use client";

import { useRef, useState } from "react";
import useSWR from "swr";
import { apiFetch } from "@/lib/api/api-fetch";
import { emitError } from "@/lib/cart/emit-error";
import { writeCart } from "@/lib/cart/write-cart";
import type { Cart } from "@/lib/ebsn/domain/cart";
import type { PersonFiscal } from "@/lib/ebsn/domain/invoice";

export const needsInvoice = ({ infos }: Cart): boolean => infos.need_invoice === "true";

const fetchPersons = () => apiFetch<PersonFiscal[]>("user-person-fiscal/list");

export async function setCartInfo(property: string, value: string): Promise<boolean> {
  try {
    await writeCart("cart/update-cart-info", { body: { property, value } });
    return true;
  } catch (cause) {
    emitError("errors.errorSettingCartInfo", cause);
    return false;
  }
}

export function useInvoice(cart: Cart) {
  const [pendingRequest, setPendingRequest] = useState<boolean | null>(null);
  const [pickedId, setPickedId] = useState<number | null>(null);
  const lastWrite = useRef<Promise<boolean>>(Promise.resolve(true));
  const isRequested = pendingRequest ?? needsInvoice(cart);
  const { data, error, mutate } = useSWR(isRequested ? "user-person-fiscal/list" : null, fetchPersons);
  const savedId = Number(cart.infos.person_fiscal_id ?? 0);
  const findSelected = (persons: PersonFiscal[] = []) =>
    persons.find(({ personFiscalId }) => personFiscalId === (pickedId ?? savedId)) ?? persons.at(-1) ?? null;

  function saveInfo(property: string, value: string): Promise<boolean> {
    lastWrite.current = setCartInfo(property, value);
    return lastWrite.current;
  }

  return {
    isRequested,
    persons: data ?? null,
    failed: !data && !!error,
    reload: () => void mutate(),
    selectedPerson: findSelected(data),
    async setRequested(isOn: boolean): Promise<void> {
      setPendingRequest(isOn);
      await saveInfo("need_invoice", String(isOn));
      setPendingRequest(null);
    },
    async choose({ personFiscalId }: PersonFiscal): Promise<void> {
      setPickedId(personFiscalId);
      await saveInfo("person_fiscal_id", String(personFiscalId));
      setPickedId(null);
    },
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
      return personFiscalId === (pickedId ?? savedId) || saveInfo("person_fiscal_id", String(personFiscalId));
    },
  };
}

export type InvoiceState = ReturnType<typeof useInvoice>;
