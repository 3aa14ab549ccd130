/** Statuses of a call or document that a host does not have. */
export const ABSENT_STATUSES = [404, 405, 410, 501];
