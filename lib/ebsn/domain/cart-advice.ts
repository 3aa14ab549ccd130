export type Restriction = { code: string; message: string };

export type Threshold = { giftCode: string; description: string; missingCents: number };
