/** What the customer chose; null for what the shop has assigned, unless that counts too. */
export const chosenByCustomer = <T extends { autoAssigned: boolean }>(
  selection: T | null | undefined,
  countsAssigned = false,
): T | null => (selection && (countsAssigned || !selection.autoAssigned) ? selection : null);
