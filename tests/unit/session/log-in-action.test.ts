import { logIn } from "@/app/[locale]/(account)/login/actions";

const mockShop = { status: 0 };
const mockCompletedLogins: string[] = [];

jest.mock("next-intl/server", () => ({
  getTranslations: async () => Object.assign((key: string) => key, { has: () => false }),
}));
jest.mock("next/navigation", () => ({
  redirect: (target: string) => {
    throw new Error(`redirected to ${target}`);
  },
}));
jest.mock("@/lib/session/completed-login-cookie", () => ({
  setCompletedLoginCookie: async (method: string) => void mockCompletedLogins.push(method),
}));
jest.mock("@/lib/gateway/as-visitor", () => ({
  submitAsVisitor: async () => ({
    http: 200,
    response: { status: mockShop.status, errors: [], infos: [], warnings: [] },
    data: { user: { fidelityCard: "0400000000001", userTypeId: 1, profileLevel: 2 } },
  }),
}));

function form(): FormData {
  const data = new FormData();
  for (const [name, value] of [
    ["login", "nina@madia.test"],
    ["password", "segreta"],
    ["redirect", "/cart"],
  ] as const)
    data.set(name, value);
  return data;
}

beforeEach(() => {
  mockShop.status = 0;
  mockCompletedLogins.length = 0;
});

it("a log-in by the form alone is reported by the page after it", async () => {
  await expect(logIn(null, form())).rejects.toThrow(new Error("redirected to /cart"));
  expect(mockCompletedLogins).toEqual(["password"]);
});

it("a log-in that the shop rejects is not reported", async () => {
  mockShop.status = 1;
  expect(await logIn(null, form())).toMatchObject({ login: "nina@madia.test" });
  expect(mockCompletedLogins).toEqual([]);
});
