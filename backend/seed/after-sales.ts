export type SeedNote = { orderId: number; rating: number; content: string };

export const notes: SeedNote[] = [
  {
    orderId: 700002,
    rating: 5,
    content: "Tutto perfetto, e i ragazzi della consegna sono stati gentilissimi con la scala.",
  },
  { orderId: 700003, rating: 3, content: "Mancava il macinato, ma mi avevano avvisata per telefono." },
];

export type SeedDueDate = {
  login: string;
  orderId: number | null;
  /** Null: the summary invoice of the month before. */
  description: string | null;
  /** Days from today; negative when overdue. */
  dueInDays: number;
  /** Null: what the order cost. */
  amountCents: number | null;
  settledDaysAgo: number | null;
};

/** One of each status of requirements/orders#order-status. */
export const dueDates: SeedDueDate[] = [
  {
    login: "cliente@madia.test",
    orderId: null,
    description: null,
    dueInDays: -9,
    amountCents: 18_640,
    settledDaysAgo: null,
  },
  {
    login: "cliente@madia.test",
    orderId: null,
    description: null,
    dueInDays: 4,
    amountCents: 21_275,
    settledDaysAgo: null,
  },
  {
    login: "cliente@madia.test",
    orderId: 700005,
    description: "Pagamento differito: ordine 700005",
    dueInDays: 10,
    amountCents: null,
    settledDaysAgo: null,
  },
  {
    login: "cliente@madia.test",
    orderId: null,
    description: null,
    dueInDays: -51,
    amountCents: 15_310,
    settledDaysAgo: 55,
  },
];

export type SeedRefund = {
  orderId: number;
  daysAgo: number;
  refundStatusId: 1 | 3 | 10;
  refundOptionId: 6 | 7;
  reason: string;
  lines: { slug: string; quantity: number }[];
};

export const refunds: SeedRefund[] = [
  {
    orderId: 700001,
    daysAgo: 39,
    refundStatusId: 3,
    refundOptionId: 6,
    reason: "Una delle bottiglie di passata era rotta.",
    lines: [{ slug: "rubinella-passata-di-pomodoro-700-g", quantity: 1 }],
  },
  {
    orderId: 700003,
    daysAgo: 12,
    refundStatusId: 10,
    refundOptionId: 7,
    reason: "Preferivo le uova di un'altra marca.",
    lines: [{ slug: "cascina-ovarella-uova-fresche-allevate-a-terra-6-pz", quantity: 1 }],
  },
  {
    orderId: 700004,
    daysAgo: 5,
    refundStatusId: 1,
    refundOptionId: 6,
    reason: "Il panettone è arrivato schiacciato, con la scatola aperta.",
    lines: [{ slug: "dolciaria-quattrotorri-panettone-classico-1-kg", quantity: 1 }],
  },
];
