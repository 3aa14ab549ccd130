export type RequestStatus = "received" | "working" | "answered";

export type FormRequest = {
  cuFormId: number;
  cuFormTypeId: number;
  name: string;
  sentAt: string;
  status: RequestStatus | null;
  isOpen: boolean;
  /** By field name. */
  content: Record<string, unknown>;
};

export type StaffForm = FormRequest & {
  sender: { userId: number | null; firstName: string; lastName: string; email: string };
};
