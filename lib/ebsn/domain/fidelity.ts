/** A loyalty card on the account; `points` null when the shop does not say. */
export type FidelityCard = { fidelityCard: string; main: boolean; points: number | null };
