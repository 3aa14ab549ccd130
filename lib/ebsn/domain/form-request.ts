export type RequestStatus = "received" | "working" | "answered" | "closed";

export type FormRequest = {
  cuFormId: number;
  cuFormTypeId: number;
  name: string;
  sentAt: string;
  status: RequestStatus | null;
  isOpen: boolean;
  /** By field name. */
  content: Record<string, unknown>;
  /** "" without one. */
  answer: string;
};

export type StaffForm = FormRequest & {
  source: "custom" | "content";
  answeredBy: string;
  sender: { userId: number | null; firstName: string; lastName: string; email: string };
};
