import { sessionCookies } from "@/lib/session/cookies";
import { backofficePaths, staffTarget } from "@/lib/backoffice-paths";
import { safeRedirect } from "@/lib/session/safe-redirect";
import { NO_SESSION, openSession, sameSession, sealSession, type Session } from "@/lib/session/session";
import { isActing, keepApart, staffCaller, withoutCustomer } from "@/lib/session/staff";

const secrets = ["a-fresh-secret-of-at-least-32-characters"];
const member = { session: "token-z", username: "anna", name: "Anna Rossi", roles: ["CUSTOMER_CARE"] };
const customer: Session = { session: "token-s", account: "token-a", userId: 7, remember: true };
const alone: Session = { ...NO_SESSION, staff: member };
const acting: Session = { session: "token-s", account: "", userId: 7, remember: false, staff: member };

describe("a member of staff in the sealed session", () => {
  it.each([alone, acting])("comes back out as they went in", async (session) => {
    const sealed = await sealSession(session, secrets);
    expect(sealed).not.toContain("token");
    await expect(openSession(sealed, secrets)).resolves.toEqual(session);
  });

  it("is nobody without a token, and takes the seal with them", async () => {
    const forged = { ...customer, staff: { ...member, session: "" } };
    await expect(openSession(await sealSession(forged, secrets), secrets)).resolves.toEqual(NO_SESSION);
  });

  it("calls with their own token, never the customer's", () => {
    expect(staffCaller(acting)).toEqual({ ...NO_SESSION, session: "token-z" });
    expect(staffCaller(customer)).toEqual(NO_SESSION);
  });

  it("acts while there is a customer beside them", () => {
    expect([acting, alone, customer, NO_SESSION].map(isActing)).toEqual([true, false, false, false]);
    expect(withoutCustomer(acting)).toEqual(alone);
    expect(withoutCustomer(customer)).toEqual(NO_SESSION);
  });

  it("is gone once somebody logs in as a customer", () => {
    expect(keepApart(alone, acting)).not.toHaveProperty("staff");
    expect(keepApart(acting, { ...acting, userId: 8 })).not.toHaveProperty("staff");
    expect(keepApart(acting, { ...acting, session: "renewed" })).toHaveProperty("staff", member);
    expect(keepApart(alone, { ...alone, session: "a visitor's" })).toHaveProperty("staff", member);
  });

  it("makes another session of it", () => {
    expect(sameSession(alone, NO_SESSION)).toBe(false);
    expect(sameSession(acting, { ...acting, staff: { ...member } })).toBe(true);
    expect(sameSession(acting, { ...acting, staff: { ...member, session: "another" } })).toBe(false);
  });
});

describe("the cookies", () => {
  const lines = (session: Session, hadStaff = false) =>
    sessionCookies(session, { secrets, secure: false, hadStaff });

  it("tell scripts no more than that staff are logged in", async () => {
    const [sealed = "", customerHint, staffHint, ...others] = await lines(alone);
    expect(sealed).toMatch(/^madia_session=.+; Path=\/; SameSite=Lax; HttpOnly$/);
    expect(customerHint).toBe("madia_in=; Path=/; SameSite=Lax; Max-Age=0");
    expect(staffHint).toBe("madia_staff=1; Path=/; SameSite=Lax");
    expect(others).toEqual([]);
    expect((await lines(acting)).slice(1).map((line) => line.split(";")[0])).toEqual([
      "madia_in=1",
      "madia_staff=1",
    ]);
  });

  it("take the hint away with the log-in, and do not speak of it to customers", async () => {
    expect(await lines(NO_SESSION, true)).toContain("madia_staff=; Path=/; SameSite=Lax; Max-Age=0");
    expect(await lines(customer, true)).toContain("madia_staff=; Path=/; SameSite=Lax; Max-Age=0");
    expect((await lines(customer)).join()).not.toContain("staff");
  });
});

describe("after their log-in", () => {
  const home = backofficePaths.customers();
  const target = (wanted: string) => staffTarget(safeRedirect(wanted, home), home);

  it.each(["/backoffice/customers?q=anna", "/backoffice/requests?user_id=1", "/en/backoffice/customers"])(
    "staff go to %s",
    (wanted) => expect(target(wanted)).toBe(wanted),
  );

  it.each([
    "/cart",
    "/backoffice/login",
    "/backoffice/login?redirect=/backoffice/login",
    "//evil.example/backoffice/x",
    "https://evil.example/backoffice/customers",
    "/backoffice/../cart",
    "",
  ])("staff do not go to %p", (wanted) => expect(target(wanted)).toBe(home));
});
