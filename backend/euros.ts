export const toEuros = (cents: number): number => Math.round(cents) / 100;

export const toCents = (euros: number): number => Math.round(euros * 100);

export const formatPrice = (cents: number): string =>
  `${(cents / 100).toLocaleString("it-IT", { minimumFractionDigits: 2, maximumFractionDigits: 2 })} €`;
