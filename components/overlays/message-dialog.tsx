"use client";

import { useTranslations } from "next-intl";
import { Button, LinkButton } from "@/components/ui/button";
import { MessageText } from "@/components/ui/message-text";
import { Dialog } from "@/components/ui/dialog";
import { accountPaths } from "@/lib/account-paths";
import { localizePath } from "@/lib/i18n/locale-path";
import { getPageLocale } from "@/lib/i18n/page-locale";
import { paths } from "@/lib/paths";

type Props = {
  text: string;
  html?: string;
  kind: "error" | "warning" | "success";
  code?: string;
  onClose: () => void;
};

const LINKS = {
  "msg.cart.availability.errors": { path: paths.cart(), label: "toCart" },
  "error.registration.fiscal_code.not_valid": { path: accountPaths.profileUpdate(), label: "toProfile" },
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

export function MessageDialog({ text, html, kind, code = "", onClose }: Props) {
  const t = useTranslations("cart");
  const tLinks = useTranslations("popupLinks");
  const link = Object.hasOwn(LINKS, code) ? LINKS[code as keyof typeof LINKS] : null;
  return (
    <Dialog
      open
      title={kind === "error" ? t("popupError") : t("popupNotice")}
      width={480}
      onClose={onClose}
      footer={
        <>
          {link && (
            <LinkButton variant="secondary" href={localizePath(getPageLocale())(link.path)}>
              {tLinks(link.label)}
            </LinkButton>
          )}
          <Button onClick={onClose}>{t("understood")}</Button>
        </>
      }
    >
      <div>
        <MessageText text={text} html={html} />
      </div>
    </Dialog>
  );
}
