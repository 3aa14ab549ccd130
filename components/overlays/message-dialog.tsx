"use client";

import { useTranslations } from "next-intl";
import { Button, LinkButton } from "@/components/ui/button";
import { MessageText } from "@/components/ui/message-text";
import { Dialog } from "@/components/ui/dialog";
import { accountPaths } from "@/lib/account-paths";
import { localizePath } from "@/lib/i18n/locale-path";
import { getPageLocale } from "@/lib/i18n/page-locale";
import { paths } from "@/lib/paths";
import { mayHaveSession } from "@/lib/session/session-state";

type Props = {
  text: string;
  html?: string;
  kind: "error" | "warning" | "success";
  code?: string;
  onClose: () => void;
};

const LINKS = {
  "msg.cart.availability.errors": { path: paths.cart(), label: "toCart" },
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

export function MessageDialog({ text, html, kind, code = "", onClose }: Props) {
  const t = useTranslations("cart");
  const tLinks = useTranslations("popupLinks");
  const link = findLink(code);
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
