import { GET } from "@/app/api/social/[provider]/callback/route";

const mockLogin = {
  pending: null as { target: string; locale: string } | null,
  user: { fidelityCard: "", userTypeId: 1, profileLevel: null } as object,
};

const mockCompletedLogins: string[] = [];

jest.mock("@/lib/session/social", () => ({
  consumeSocialLogin: async () => mockLogin.pending,
}));
jest.mock("@/lib/session/completed-login-cookie", () => ({
  setCompletedLoginCookie: async (method: string) => void mockCompletedLogins.push(method),
}));
jest.mock("@/lib/gateway/as-visitor", () => ({
  submitAsVisitor: async () => ({
    http: 200,
    response: { status: 0 },
    data: { completed: true, user: mockLogin.user },
  }),
}));

async function callBack(query: string): Promise<string | null> {
  mockCompletedLogins.length = 0;
  const response = await GET(new Request(`http://localhost:3000/api/social/demo/callback?${query}`), {
    params: Promise.resolve({ provider: "demo" }),
  });
  return response.headers.get("location");
}

const WITH_CARD = { fidelityCard: "0400000000001", userTypeId: 1, profileLevel: null };
const WITHOUT_CARD = { ...WITH_CARD, fidelityCard: "" };

it.each([
  ["it", "", WITH_CARD, "/"],
  ["it", "", WITHOUT_CARD, "/profile/profile-update"],
  ["en", "", WITHOUT_CARD, "/en/profile/profile-update"],
  ["it", "/checkout", WITHOUT_CARD, "/checkout"],
])("a log-in elsewhere in %s, for %p, leads %p to %s", async (locale, target, user, location) => {
  jest.replaceProperty(process, "env", { ...process.env, MADIA_LOCALES: "it,en" });
  Object.assign(mockLogin, { pending: { target, locale }, user });
  expect(await callBack("state=abc&code=123")).toBe(location);
  expect(mockCompletedLogins).toEqual(["demo"]);
});

it.each([
  ["state=abc", "", "/login?social=failed"],
  ["state=abc", "/checkout", "/login?social=failed&redirect=%2Fcheckout"],
  ["state=abc&error=access_denied", "", "/login"],
  ["state=abc&error=access_denied", "/checkout", "/login?redirect=%2Fcheckout"],
])(
  "a log-in that failed or was cancelled (%s) keeps a target that was required: %p",
  async (query, target, location) => {
    mockLogin.pending = { target, locale: "it" };
    expect(await callBack(query)).toBe(location);
    expect(mockCompletedLogins).toEqual([]);
  },
);
