import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Actions } from "@/components/ui/form-layout";
import { Muted } from "@/components/ui/muted";
import { formatDate } from "@/lib/dates";
import type { WithdrawalOrder } from "@/lib/ebsn/domain/withdrawal";
import { deliveredProduct } from "@/lib/rules/orders/picked";
import { RefundLine } from "./refund-line";
import styles from "./refund.module.css";
import type { WithdrawalState } from "./withdrawal-state";

type Props = Pick<WithdrawalState, "values" | "quantities"> & { order: WithdrawalOrder; isBusy: boolean };

function initialQuantity(choices: number[], chosen: number | undefined): number {
  return chosen === 0 || (chosen && choices.includes(chosen)) ? chosen : (choices.at(-1) ?? 0);
}

export function WithdrawalChoice({ values, quantities, order, isBusy }: Props) {
  const t = useTranslations("withdrawal");
  const locale = useLocale();
  const lines = order.lines.filter(({ isWithdrawable }) => isWithdrawable);
  const excluded = order.lines.filter(({ isWithdrawable }) => !isWithdrawable);
  const hasChoice = lines.some(({ choices }) => choices.length > 0);
  return (
    <>
      {(["name", "email", "orderId"] as const).map((name) => (
        <input key={name} type="hidden" name={name} value={values[name]} />
      ))}
      <p>
        {t("declaration", {
          name: values.name,
          email: values.email,
          orderId: order.orderId,
          date: formatDate(order.dateIso, locale) || "no",
        })}
      </p>
      {lines.length > 0 && (
        <fieldset className={styles.group}>
          <legend>{t("which")}</legend>
          <ul className={styles.lines}>
            {lines.map(({ item, choices }) => {
              const available = choices.at(-1);
              const quantity = initialQuantity(choices, quantities[item.orderItemId]);
              return (
                <RefundLine
                  // A select takes its defaultValue only when it is created.
                  key={`${item.orderItemId}-${quantity}`}
                  item={item}
                  choices={choices}
                  name={`quantity-${item.orderItemId}`}
                  defaultValue={quantity}
                >
                  {available && (
                    <input type="hidden" name={`available-${item.orderItemId}`} value={available} />
                  )}
                </RefundLine>
              );
            })}
          </ul>
        </fieldset>
      )}
      {!hasChoice && <p>{t(lines.length > 0 ? "nothingLeft" : "foodOnly")}</p>}
      {excluded.length > 0 && (
        <details className={styles.excluded}>
          <summary className="disclosure">{t("excluded", { count: excluded.length })}</summary>
          <p>{excluded.map(({ item }) => deliveredProduct(item).name).join(", ")}</p>
        </details>
      )}
      {hasChoice && order.endsOn && <Muted>{t("until", { date: formatDate(order.endsOn, locale) })}</Muted>}
      <Actions>
        {hasChoice && (
          <Button type="submit" name="step" value="confirm" busy={isBusy}>
            {t("confirm")}
          </Button>
        )}
        <Button type="submit" name="step" value="declare" variant="quiet">
          {t("back")}
        </Button>
      </Actions>
    </>
  );
}
