export type RequestStatus = "received" | "working" | "answered" | "closed";

export type FormRequest = {
  cuFormId: number;
  cuFormTypeId: number;
  name: string;
  sentAt: string;
  status: RequestStatus | null;
  isOpen: boolean;
  content: Record<string, unknown>;
  answer: string;
};

export type StaffForm = FormRequest & {
  source: "custom" | "content";
  answeredBy: string;
  /** Sent back with a change, which the shop rejects when the request has changed since. */
  updatedAt: string;
  sender: { userId: number | null; firstName: string; lastName: string; email: string };
};
