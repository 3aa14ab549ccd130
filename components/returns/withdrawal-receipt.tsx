import { useLocale, useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { LinkButton } from "@/components/ui/button";
import { Actions } from "@/components/ui/form-layout";
import { formatDate, formatTime, toShopDay } from "@/lib/dates";
import type { Withdrawal } from "@/lib/ebsn/domain/withdrawal";
import { localizePath } from "@/lib/i18n/locale-path";
import { formatMoney } from "@/lib/money";
import { paths } from "@/lib/paths/paths";

type Props = { orderId: string; withdrawal: Withdrawal };

export function WithdrawalReceipt({ orderId, withdrawal }: Props) {
  const t = useTranslations("withdrawal");
  const locale = useLocale();
  const { refundId, email, receivedAt, amountCents, isPrepared, isPaidLater } = withdrawal;
  const instant = new Date(receivedAt);
  // A receipt is kept, so it says the year.
  const when = `${formatDate(toShopDay(instant), locale)} ${formatTime(instant, locale)}`;
  return (
    <>
      <Alert tone="success">
        <p>{t("received", { refundId, orderId, when })}</p>
        <p>{t("sentTo", { email })}</p>
      </Alert>
      {amountCents === 0 && !isPrepared ? (
        <p>{t("notPaid")}</p>
      ) : (
        <>
          {Boolean(amountCents) && (
            <p>{t(isPaidLater ? "due" : "refund", { amount: formatMoney(amountCents ?? 0, locale) })}</p>
          )}
          <p>{t("bringBack")}</p>
        </>
      )}
      <Actions>
        <LinkButton href={localizePath(locale)(paths.home())}>{t("home")}</LinkButton>
      </Actions>
    </>
  );
}
