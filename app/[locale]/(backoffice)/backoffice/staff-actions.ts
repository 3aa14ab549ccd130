"use server";

import { getTranslations } from "next-intl/server";
import type { StaffActionState } from "@/components/backoffice/staff-action-state";
import { postedText } from "@/lib/forms/posted-values";
import { parseId } from "@/lib/params/parse-id";
import { orderStatusLabel, returnStatus } from "@/lib/rules/orders/statuses";
import { submitStaffForm } from "./submit-staff-form";

type Texts = Awaited<ReturnType<typeof getTranslations<never>>>;

type StatusChange = {
  call: string;
  /** Names of the fields with the row's id and its new status. */
  names: [idName: string, statusName: string];
  toText: (t: Texts, id: string, statusId: number | null) => string;
};

function changeStatus(form: FormData, { call, names, toText }: StatusChange): Promise<StaffActionState> {
  const [idName, statusName] = names;
  return submitStaffForm(call, form, {
    names,
    rereadIfRejected: true,
    toDone: async (locale) =>
      toText(
        await getTranslations({ locale }),
        postedText(form, idName),
        parseId(postedText(form, statusName)),
      ),
  });
}

/** Moves an order on, or marks its payment as received. */
export async function changeOrder(_previous: StaffActionState, form: FormData): Promise<StaffActionState> {
  if (postedText(form, "payment_received"))
    return submitStaffForm("backoffice-access/settle-payment-due", form, {
      names: ["order_id"],
      rereadIfRejected: true,
      toDone: async (locale) =>
        (await getTranslations({ locale }))("backoffice.orders.settled", {
          orderId: postedText(form, "order_id"),
        }),
    });
  return changeStatus(form, {
    call: "backoffice-access/advance-order",
    names: ["order_id", "order_status_id"],
    toText: (t, orderId, statusId) => {
      const serviceId = parseId(postedText(form, "delivery_service_id")) ?? undefined;
      return t("backoffice.orders.moved", {
        orderId,
        status: t(`orders.status.${orderStatusLabel(statusId, serviceId)}`),
      });
    },
  });
}

export async function decideRefund(_previous: StaffActionState, form: FormData): Promise<StaffActionState> {
  return changeStatus(form, {
    call: "backoffice-access/decide-refund",
    names: ["refund_id", "refund_status_id"],
    toText: (t, refundId, statusId) =>
      t("backoffice.returns.decided", { refundId, status: t(`refunds.status.${returnStatus(statusId)}`) }),
  });
}
