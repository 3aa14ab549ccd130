import type { Message } from "@/lib/ebsn/domain/envelope";

/** Why the shop rejected an action of the staff. */
export type StaffActionState = { errors: Message[] };

export const messagesOf = ({ errors }: StaffActionState) => errors.map(({ message }) => message);

export const NOT_SENT: StaffActionState = { errors: [] };
