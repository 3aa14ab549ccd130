/** What the customer chose; null for what the shop has assigned. */
export const chosenByCustomer = <T extends { autoAssigned: boolean }>(
  assigned: T | null | undefined,
): T | null => (assigned && !assigned.autoAssigned ? assigned : null);
