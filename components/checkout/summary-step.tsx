"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useRef, useState } from "react";
import { AcceptAlternativesForAll } from "@/components/cart/accept-alternatives";
import { CheckoutCodes } from "@/components/cart/checkout-codes";
import type { GiftCodeHandle } from "@/components/cart/gift-code-form";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { useBusy } from "@/components/ui/use-busy";
import { isPackaging, getCartItems } from "@/lib/cart/selectors";
import { cartWriteQueue } from "@/lib/cart/line-writes";
import type { Cart } from "@/lib/ebsn/domain/cart";
import type { Message } from "@/lib/ebsn/domain/envelope";
import { localizePath } from "@/lib/i18n/locale-path";
import { requestLogin } from "@/lib/overlays/delivery-flow";
import { paths } from "@/lib/paths/paths";
import { hasSessionExpired } from "@/lib/session/session-state";
import { Bags, type BagsHandle } from "./bags";
import { CheckoutProducts } from "./checkout-products";
import { InvoiceRequest } from "./invoice-request";
import { LotteryCode, type LotteryCodeHandle } from "./lottery-code";
import { useInvoice } from "./use-invoice";

type Props = {
  cart: Cart;
  isBusy: boolean;
  isPending: boolean;
  /** The shop does not count what is there as a bag. */
  bagError: Message | undefined;
  /** Right above the button. */
  total: ReactNode;
  onNext: () => Promise<void>;
};

export function SummaryStep({ cart, isBusy, isPending, bagError, total, onNext }: Props) {
  const t = useTranslations("checkout");
  const locale = useLocale();
  const items = getCartItems(cart);
  const productItems = items.filter((item) => !isPackaging(item));
  const bagItems = items.filter(isPackaging);
  const invoice = useInvoice(cart);
  const bagsRef = useRef<BagsHandle>(null);
  const lotteryRef = useRef<LotteryCodeHandle>(null);
  const codesRef = useRef<GiftCodeHandle>(null);
  const { isBusy: isContinuing, whileBusy } = useBusy();
  const [isInvoiceIncomplete, setIsInvoiceIncomplete] = useState(false);

  async function continueToPayment(): Promise<void> {
    // Adding a bag may still be pending.
    await cartWriteQueue.flush();
    const isInvoiceSaved = await invoice.save();
    if (hasSessionExpired()) return void requestLogin();
    setIsInvoiceIncomplete(!isInvoiceSaved);
    if (bagsRef.current?.stopAtMissingBag()) return;
    if (!isInvoiceSaved) document.getElementById("invoice-title")?.focus();
    else if (codesRef.current?.stopAtUnusedCode()) return;
    else if ((await lotteryRef.current?.saveTyped()) ?? true) await onNext();
  }

  return (
    <>
      <CheckoutProducts items={productItems} isPending={isPending} isOpen={productItems.length <= 6} />
      <p className="no-print">
        <Link href={localizePath(locale)(paths.cart())}>{t("changeCart")}</Link>
      </p>
      <AcceptAlternativesForAll items={productItems} />
      <CheckoutCodes ref={codesRef} cart={cart} />
      <Bags ref={bagsRef} bagsInCart={bagItems} rejection={bagError} />
      <InvoiceRequest
        invoice={invoice}
        missing={isInvoiceIncomplete && invoice.isRequested && !invoice.selectedPerson}
      />
      {!invoice.isRequested && <LotteryCode ref={lotteryRef} cart={cart} />}
      {total}
      <Button
        id="checkout-continue"
        busy={isBusy || isContinuing}
        onClick={() => void whileBusy(continueToPayment)}
      >
        {t("toPayment")}
      </Button>
    </>
  );
}
