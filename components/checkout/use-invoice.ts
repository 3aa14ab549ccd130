"use client";

import { useRef, useState } from "react";
import useSWR from "swr";
import { door } from "@/lib/cart/door";
import { announceFailure, writeCart } from "@/lib/cart/writes";
import type { Cart } from "@/lib/ebsn/domain/cart";
import type { PersonFiscal } from "@/lib/ebsn/domain/invoice";

export const wantsInvoice = ({ infos }: Cart): boolean => infos.need_invoice === "true";

const readPersons = () => door<PersonFiscal[]>("user-person-fiscal/list");

/** Keeps a fact on the cart; a failure is told, and answered with false. */
export async function setCartInfo(property: string, value: string): Promise<boolean> {
  try {
    await writeCart("cart/update-cart-info", { body: { property, value } });
    return true;
  } catch (cause) {
    announceFailure("errors.errorSettingCartInfo", cause);
    return false;
  }
}

/** The wish for an invoice and whom it is made out to; the cart keeps both. */
export function useInvoice(cart: Cart) {
  const [wish, setWish] = useState<boolean | null>(null);
  const [picked, setPicked] = useState<number | null>(null);
  const writing = useRef<Promise<boolean>>(Promise.resolve(true));
  const wanted = wish ?? wantsInvoice(cart);
  const { data, error, mutate } = useSWR(wanted ? "user-person-fiscal/list" : null, readPersons);
  const kept = Number(cart.infos.person_fiscal_id ?? 0);
  const chosenOf = (persons: PersonFiscal[] = []) =>
    persons.find(({ personFiscalId }) => personFiscalId === (picked ?? kept)) ?? persons.at(-1) ?? null;

  function write(property: string, value: string): Promise<boolean> {
    writing.current = setCartInfo(property, value);
    return writing.current;
  }

  return {
    wanted,
    /** null: not read yet. */
    persons: data ?? null,
    failed: !data && !!error,
    reload: () => void mutate(),
    chosen: chosenOf(data),
    async want(on: boolean): Promise<void> {
      setWish(on);
      await write("need_invoice", String(on));
      setWish(null);
    },
    async choose({ personFiscalId }: PersonFiscal): Promise<void> {
      setPicked(personFiscalId);
      await write("person_fiscal_id", String(personFiscalId));
      setPicked(null);
    },
    /** Whether the cart knows what is shown; the person shown first may not have been picked by hand. */
    async settle(): Promise<boolean> {
      const written = writing.current;
      writing.current = Promise.resolve(true);
      if (!(await written)) return false;
      if (!wanted) return true;
      // Whoever goes on at once does not have to wait for what they can see.
      const person = chosenOf(data ?? (await mutate().catch(() => undefined)));
      if (!person) return false;
      const { personFiscalId } = person;
      return personFiscalId === (picked ?? kept) || write("person_fiscal_id", String(personFiscalId));
    },
  };
}

export type InvoiceChoice = ReturnType<typeof useInvoice>;
