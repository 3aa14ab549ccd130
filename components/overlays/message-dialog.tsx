"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { UNAVAILABLE_TITLE_ID } from "@/components/checkout/unavailable-title";
import { focusControl } from "@/components/forms/focus-control";
import { Button, LinkButton } from "@/components/ui/button";
import { MessageText } from "@/components/ui/message-text";
import { Dialog } from "@/components/ui/dialog";
import { afterClosing } from "@/components/ui/dialog-history";
import { accountPaths } from "@/lib/paths/account-paths";
import { getCartItems } from "@/lib/cart/selectors";
import { useServerCart } from "@/lib/cart/use-cart";
import type { CartItem } from "@/lib/ebsn/domain/cart";
import { localizePath } from "@/lib/i18n/locale-path";
import { getPageLocale } from "@/lib/i18n/page-locale";
import { paths } from "@/lib/paths/paths";
import { mayHaveSession } from "@/lib/session/session-state";

type Props = {
  text: string;
  html?: string;
  kind: "error" | "warning" | "success";
  code?: string;
  onClose: () => void;
};

const UNAVAILABLE = "msg.cart.availability.errors";

const LINKS = {
  [UNAVAILABLE]: { path: paths.cart(), label: "toCart" },
  "error.registration.fiscal_code.not_valid": {
    path: accountPaths.profileUpdate(),
    label: "toProfile",
    isForCustomers: true,
  },
  "error.registration.need_password_reset": {
    path: accountPaths.passwordRequest(),
    label: "toPasswordReset",
  },
  "error.registration.registration_not_confirmed": {
    path: accountPaths.confirmed("error"),
    label: "toConfirmation",
  },
  "error.registration.registration_not_confirmed_pwd": {
    path: accountPaths.passwordRequest(),
    label: "toPasswordReset",
  },
  "error.checkout.missing_billing_data": {
    path: accountPaths.invoiceData("checkout"),
    label: "toInvoiceData",
  },
  "error.icsmallcart.error.product.not.available": { path: paths.cart(), label: "toCart" },
  "info.cart.changetimeslot.recalculated": { path: paths.cart(), label: "toCart" },
  "info.order.reopen": { path: paths.cart(), label: "toCart" },
} as const;

function findLink(code: string) {
  if (!Object.hasOwn(LINKS, code)) return null;
  const { label, path, ...link } = LINKS[code as keyof typeof LINKS];
  if ("isForCustomers" in link && !mayHaveSession()) return null;
  const href = localizePath(getPageLocale())(path);
  return href === window.location.pathname ? null : { label, href };
}

/** What the checkout shows to be taken out or replaced; elsewhere the cart does. */
function useUnavailableItems(code: string): CartItem[] {
  const { cart } = useServerCart();
  if (code !== UNAVAILABLE || window.location.pathname !== localizePath(getPageLocale())(paths.checkout()))
    return [];
  return getCartItems(cart).filter(({ notices }) => notices.length > 0);
}

export function MessageDialog({ text, html, kind, code = "", onClose }: Props) {
  const t = useTranslations("cart");
  const tLinks = useTranslations("popupLinks");
  const items = useUnavailableItems(code);
  const link = items.length > 0 ? null : findLink(code);
  const isFollowed = useRef(false);
  // By then the dialog has given the focus back.
  useEffect(
    () => () => {
      if (isFollowed.current) afterClosing(() => focusControl(UNAVAILABLE_TITLE_ID));
    },
    [],
  );
  const follow = () => {
    isFollowed.current = true;
    onClose();
  };
  return (
    <Dialog
      open
      title={kind === "error" ? t("popupError") : t("popupNotice")}
      width={480}
      onClose={onClose}
      footer={
        <>
          {link && (
            <LinkButton variant="secondary" href={link.href}>
              {tLinks(link.label)}
            </LinkButton>
          )}
          <Button variant={items.length > 0 ? "secondary" : "primary"} onClick={onClose}>
            {t("understood")}
          </Button>
          {items.length > 0 && <Button onClick={follow}>{tLinks("toUnavailable")}</Button>}
        </>
      }
    >
      <div>
        <MessageText text={text} html={html} />
        {items.length > 0 && (
          <ul>
            {items.map(({ itemId, product, notices }) => (
              <li key={itemId}>{`${product.name}: ${notices.map(({ message }) => message).join(" ")}`}</li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
