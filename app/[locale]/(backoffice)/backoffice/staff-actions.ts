"use server";

import { getTranslations } from "next-intl/server";
import type { StaffActionState } from "@/components/backoffice/staff-action-state";
import { postedText } from "@/lib/forms/posted-values";
import { parseId } from "@/lib/parse-id";
import { orderStatus, returnStatus } from "@/lib/rules/statuses";
import { submitStaffForm } from "./submit-staff-form";

export async function advanceOrder(_previous: StaffActionState, form: FormData): Promise<StaffActionState> {
  const orderId = postedText(form, "order_id");
  const statusId = parseId(postedText(form, "order_status_id"));
  return submitStaffForm("backoffice-access/advance-order", form, {
    names: ["order_id", "order_status_id"],
    toDone: async (locale) => {
      const t = await getTranslations({ locale });
      const status = t(`orders.status.${orderStatus(statusId)}`);
      return t("backoffice.orders.moved", { orderId, status });
    },
  });
}

export async function decideRefund(_previous: StaffActionState, form: FormData): Promise<StaffActionState> {
  const refundId = postedText(form, "refund_id");
  const statusId = parseId(postedText(form, "refund_status_id"));
  return submitStaffForm("backoffice-access/decide-refund", form, {
    names: ["refund_id", "refund_status_id"],
    toDone: async (locale) => {
      const t = await getTranslations({ locale });
      const status = t(`refunds.status.${returnStatus(statusId)}`);
      return t("backoffice.returns.decided", { refundId, status });
    },
  });
}
