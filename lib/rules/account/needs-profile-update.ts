type LoginUser = { fidelityCard: string; userTypeId: number | null; profileLevel?: number | null };

/** userTypeId of customers (requirements/profile#user). */
const CUSTOMER_USER_TYPES = [1, 2];

/** Never for staff (requirements/accounts#log-in). */
export function needsProfileUpdate(
  { fidelityCard, userTypeId, profileLevel }: LoginUser,
  minLevel: number,
): boolean {
  if (userTypeId !== null && !CUSTOMER_USER_TYPES.includes(userTypeId)) return false;
  return !fidelityCard || (profileLevel !== null && profileLevel !== undefined && profileLevel < minLevel);
}
