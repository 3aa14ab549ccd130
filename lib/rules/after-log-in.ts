type Person = { fidelityCard: string; userTypeId: number | null; profileLevel?: number | null };

/** userTypeId of those who shop for themselves (spec 3 §4, master account). */
const MASTER = [1, 2];

/**
 * Whether a log-in leads to the own data first (spec 3 §2): who has no loyalty card yet, or a profile below
 * `minLevel`. Whoever works for the shop has neither and needs neither.
 */
export function leadsToOwnData(
  { fidelityCard, userTypeId, profileLevel }: Person,
  minLevel: number,
): boolean {
  if (userTypeId !== null && !MASTER.includes(userTypeId)) return false;
  return !fidelityCard || (profileLevel !== null && profileLevel !== undefined && profileLevel < minLevel);
}
