export type RequestStatus = "received" | "working" | "answered";

/** A form of the shop's own that a customer sent. */
export type FormRequest = {
  cuFormId: number;
  cuFormTypeId: number;
  /** The form's title; "" when the shop no longer has it. */
  name: string;
  /** ISO instant. */
  sentAt: string;
  /** null: the shop does not say. */
  status: RequestStatus | null;
  /** Whether it may still be changed. */
  isOpen: boolean;
  /** By the names of the form's fields; files by their names. */
  content: Record<string, unknown>;
};

/** A customer's form as staff reads it. */
export type StaffForm = FormRequest & {
  sender: { userId: number | null; firstName: string; lastName: string; email: string };
};
