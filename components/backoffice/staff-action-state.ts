import type { Message } from "@/lib/ebsn/domain/envelope";

/** Why the shop rejected an action of the staff. */
export type StaffActionState = { errors: Message[] };

export const NOT_SENT: StaffActionState = { errors: [] };
