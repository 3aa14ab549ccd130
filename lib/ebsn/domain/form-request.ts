export type RequestStatus = "received" | "working" | "answered" | "closed";

export type StaffAnswer = { text: string; staffName: string; sentAt: string };

export type FormRequest = {
  cuFormId: number;
  cuFormTypeId: number;
  name: string;
  sentAt: string;
  status: RequestStatus | null;
  isOpen: boolean;
  content: Record<string, unknown>;
  /** The newest first. */
  answers: StaffAnswer[];
};

export type StaffForm = FormRequest & {
  source: "custom" | "content";
  /** Sent back with a change, which the shop rejects when the request has changed since. */
  updatedAt: string;
  sender: { userId: number | null; firstName: string; lastName: string; email: string };
};
