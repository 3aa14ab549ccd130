import { requireStaff } from "@/app/[locale]/(backoffice)/backoffice/require-staff";
import type { GatewayResponse } from "@/lib/gateway/gateway-response";
import { STAFF_SECTIONS, type StaffSection } from "@/lib/rules/account/staff-sections";
import { readSession } from "@/lib/session/server";
import { NO_SESSION } from "@/lib/session/session";

jest.mock("next/navigation", () => ({
  redirect: (path: string) => {
    throw new Error(`redirected to ${path}`);
  },
  notFound: () => {
    throw new Error("not found");
  },
}));
jest.mock("next-intl/server", () => ({ getLocale: async () => "it" }));
jest.mock("@/lib/session/server", () => ({ readSession: jest.fn() }));

const PATH = "/backoffice/orders";

const signIn = (roles: string[] | null) =>
  jest.mocked(readSession).mockResolvedValue({
    ...NO_SESSION,
    ...(roles ? { staff: { session: "z", username: "anna", name: "Anna", roles } } : {}),
  });

const answer = (http: number): GatewayResponse => ({
  http,
  response: { status: http, errors: [], infos: [], warnings: [] },
  data: null,
});

const CUSTOMER_SECTIONS: StaffSection[] = ["customers", "orders", "requests", "returns"];

const OPEN: [role: string, StaffSection[]][] = [
  ["ADMIN", [...STAFF_SECTIONS]],
  ["CUSTOMER_CARE", CUSTOMER_SECTIONS],
  ["FORMS", ["requests"]],
  ["CONTENT", ["content", "synonyms"]],
  ["CAPO_REPARTO", CUSTOMER_SECTIONS],
];

const CASES = OPEN.flatMap(([role, open]) =>
  STAFF_SECTIONS.map((section) => [role, section, open.includes(section)] as const),
);

test.each(CASES)("%s opens %s: %s", async (role, section, isOpen) => {
  signIn([role]);
  const opened = requireStaff(PATH, section);
  if (isOpen) await expect(opened).resolves.toMatchObject({ roles: [role] });
  else await expect(opened).rejects.toThrow("not found");
});

test("what the shop forbids is not found", async () => {
  signIn(["ADMIN"]);
  await expect(requireStaff(PATH, "orders", answer(403))).rejects.toThrow("not found");
});

test.each([
  ["no session", null, 403],
  ["a session that the shop has ended", ["ADMIN"], 419],
])("%s leads to the log-in", async (_, roles, http) => {
  signIn(roles);
  await expect(requireStaff(PATH, "orders", answer(http))).rejects.toThrow(
    "redirected to /backoffice/login?redirect=%2Fbackoffice%2Forders&expired=1",
  );
});
