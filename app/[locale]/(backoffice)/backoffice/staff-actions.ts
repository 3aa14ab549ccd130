"use server";

import type { StaffActionState } from "@/components/backoffice/staff-action-state";
import { backofficePaths } from "@/lib/backoffice-paths";
import { postedText } from "@/lib/forms/posted-values";
import { parseId } from "@/lib/parse-id";
import { submitStaffForm } from "./submit-staff-form";

const postedId = (form: FormData, name: string) => parseId(postedText(form, name)) ?? undefined;

export async function advanceOrder(_previous: StaffActionState, form: FormData): Promise<StaffActionState> {
  const names = ["order_id", "order_status_id"];
  const path = backofficePaths.orders({
    orderId: postedId(form, "searched_order_id"),
    page: postedId(form, "page"),
    moved: postedId(form, "order_id"),
    status: postedId(form, "order_status_id"),
  });
  return submitStaffForm("backoffice-access/advance-order", form, names, path);
}

export async function decideRefund(_previous: StaffActionState, form: FormData): Promise<StaffActionState> {
  const names = ["refund_id", "refund_status_id"];
  const path = backofficePaths.returns({
    page: postedId(form, "page"),
    decided: postedId(form, "refund_id"),
    status: postedId(form, "refund_status_id"),
  });
  return submitStaffForm("backoffice-access/decide-refund", form, names, path);
}
