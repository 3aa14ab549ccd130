type LoginUser = { fidelityCard: string; userTypeId: number | null; profileLevel?: number | null };

/** userTypeId of customers (requirements/profile#user). */
const CUSTOMER_USER_TYPES = [1, 2];

/**
 * Whether login leads to the profile form first (requirements/accounts#log-in): no loyalty card, or a profile level below `minLevel`.
 * Never for staff.
 */
export function needsProfileUpdate(
  { fidelityCard, userTypeId, profileLevel }: LoginUser,
  minLevel: number,
): boolean {
  if (userTypeId !== null && !CUSTOMER_USER_TYPES.includes(userTypeId)) return false;
  return !fidelityCard || (profileLevel !== null && profileLevel !== undefined && profileLevel < minLevel);
}
