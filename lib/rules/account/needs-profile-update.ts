type LoginUser = { fidelityCard: string; userTypeId: number | null; profileLevel?: number | null };

type ShopSettings = { minProfileLevel: number; asksForCard: boolean };

/** userTypeId of customers (requirements/profile#user). */
const CUSTOMER_USER_TYPES = [1, 2];

/** Never for staff (requirements/accounts#log-in). */
export function needsProfileUpdate(
  { fidelityCard, userTypeId, profileLevel }: LoginUser,
  { minProfileLevel, asksForCard }: ShopSettings,
): boolean {
  if (userTypeId !== null && !CUSTOMER_USER_TYPES.includes(userTypeId)) return false;
  if (asksForCard && !fidelityCard) return true;
  return profileLevel !== null && profileLevel !== undefined && profileLevel < minProfileLevel;
}
