import { useTranslations } from "next-intl";
import { brand } from "@/brand.config";
import { clearSent } from "@/components/forms/clear-sent";
import { focusControl } from "@/components/forms/focus-control";
import { fieldServerError } from "@/components/forms/server-errors";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { userMessage } from "@/lib/api/user-message";
import { writeCart } from "@/lib/cart/write-cart";
import { fieldError } from "@/lib/rules/forms/field-error";
import { isLotteryCode, LOTTERY_INFO, normalizeLotteryCode } from "@/lib/rules/checkout/lottery-code";

const FORM_ID = "lottery";

export function useLotteryCode() {
  const t = useTranslations();
  const label = t("checkout.lottery.label");
  const { form, field, isSubmitting, formProps } = useValidatedForm<{ code: string }>({
    id: FORM_ID,
    defaultValues: { code: "" },
    validate: ({ code }) =>
      new Map(
        isLotteryCode(normalizeLotteryCode(code))
          ? []
          : [["code", { ...fieldError("required"), message: t("checkout.lottery.invalid") }]],
      ),
    labelOf: () => label,
    focusFirst: true,
    async onSubmit({ code }) {
      const error = await send(code);
      if (error) return fieldServerError("code", error);
    },
  });

  /** "" once saved. */
  async function send(code: string): Promise<string> {
    try {
      await writeCart("cart/update-cart-info", {
        body: { property: LOTTERY_INFO, value: normalizeLotteryCode(code) },
      });
    } catch (cause) {
      const reason = userMessage(cause, t, "checkout.lottery.failed");
      const help = brand.tollFreeNumber && t("checkout.lottery.help", { number: brand.tollFreeNumber });
      return [reason, help].filter(Boolean).join(" ");
    }
    clearSent(form, { code });
    return "";
  }

  async function saveTyped(): Promise<boolean> {
    if (form.getValues("code").trim() === "") return true;
    let isSaved = false;
    await form.handleSubmit(async ({ code }) => {
      const error = await send(code);
      isSaved = error === "";
      if (error) form.setError("code", { type: "server", message: error });
    })();
    if (!isSaved) focusControl(`${FORM_ID}-code`);
    return isSaved;
  }

  return { field: field("code"), isSubmitting, formProps, saveTyped };
}
