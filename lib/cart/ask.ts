import { type BuyingRequest, type ConfirmWords, openBuying } from "./events";

type Question = Extract<BuyingRequest, { settle: unknown }>;
type WithoutSettle<T> = T extends unknown ? Omit<T, "settle"> : never;

/** Opens a dialog of the buying parts and waits for its yes or no. */
export function askBuying(question: WithoutSettle<Question>): Promise<boolean> {
  return new Promise((settle) => openBuying({ ...question, settle }));
}

export function askToConfirm(words: ConfirmWords): Promise<boolean> {
  return askBuying({ dialog: "confirm", words });
}

/** Before the last of a product goes; `quantity` as people read it. */
export function askToRemove(name: string, quantity: string): Promise<boolean> {
  return askBuying({ dialog: "remove", name, quantity });
}
