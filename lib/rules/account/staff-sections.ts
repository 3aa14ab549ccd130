export const STAFF_SECTIONS = ["customers", "orders", "requests", "returns", "content", "synonyms"] as const;
export type StaffSection = (typeof STAFF_SECTIONS)[number];

const CUSTOMER_SECTIONS: StaffSection[] = ["customers", "orders", "requests", "returns"];

const SECTIONS_BY_ROLE = new Map<string, StaffSection[]>([
  ["ADMIN", [...STAFF_SECTIONS]],
  ["CUSTOMER_CARE", CUSTOMER_SECTIONS],
  ["FORMS", ["requests"]],
  ["CONTENT", ["content", "synonyms"]],
]);

/** The shop decides about roles that are unknown here. */
export function sectionsOf(roles: string[]): StaffSection[] {
  const lists = roles.map((role) => SECTIONS_BY_ROLE.get(role) ?? CUSTOMER_SECTIONS);
  const open = new Set(lists.length > 0 ? lists.flat() : CUSTOMER_SECTIONS);
  return STAFF_SECTIONS.filter((section) => open.has(section));
}

export const mayEditContent = (roles: string[]): boolean => sectionsOf(roles).includes("content");
