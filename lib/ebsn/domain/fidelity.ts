export type FidelityCard = { fidelityCard: string; main: boolean; points: number | null };
