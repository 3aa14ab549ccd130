"use server";

import type { StaffActionState } from "@/components/backoffice/staff-action-state";
import { backofficePaths } from "@/lib/backoffice-paths";
import { submitStaffForm } from "./submit-staff-form";

export async function advanceOrder(_previous: StaffActionState, form: FormData): Promise<StaffActionState> {
  const names = ["order_id", "order_status_id"];
  return submitStaffForm("backoffice-access/advance-order", form, names, backofficePaths.orders());
}

export async function decideRefund(_previous: StaffActionState, form: FormData): Promise<StaffActionState> {
  const names = ["refund_id", "refund_status_id"];
  return submitStaffForm("backoffice-access/decide-refund", form, names, backofficePaths.returns());
}
