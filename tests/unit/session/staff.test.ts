import { serializeCookie, sessionCookies } from "@/lib/session/cookies";
import { backofficePaths, staffLoginRedirect } from "@/lib/paths/backoffice-paths";
import { safeRedirect } from "@/lib/session/safe-redirect";
import { NO_SESSION, openSession, isSameSession, sealSession, type Session } from "@/lib/session/session";
import {
  isImpersonating,
  dropStaffOnCustomerLogin,
  staffSession,
  withoutCustomer,
} from "@/lib/session/staff";

const secrets = ["a-fresh-secret-of-at-least-32-characters"];
const member = { session: "token-z", username: "anna", name: "Anna Rossi", roles: ["CUSTOMER_CARE"] };
const customer: Session = { session: "token-s", account: "token-a", userId: 7, remember: true };
const staffOnly: Session = { ...NO_SESSION, staff: member };
const impersonating: Session = { session: "token-s", account: "", userId: 7, remember: false, staff: member };

describe("staff in the sealed session", () => {
  it.each([staffOnly, impersonating])("round-trips", async (session) => {
    const sealed = await sealSession(session, secrets);
    expect(sealed).not.toContain("token");
    await expect(openSession(sealed, secrets)).resolves.toEqual(session);
  });

  it("invalidates the session without a token", async () => {
    const forged = { ...customer, staff: { ...member, session: "" } };
    await expect(openSession(await sealSession(forged, secrets), secrets)).resolves.toEqual(NO_SESSION);
  });

  it("uses the staff token for staff calls, never the customer's", () => {
    expect(staffSession(impersonating)).toEqual({ ...NO_SESSION, session: "token-z" });
    expect(staffSession(customer)).toEqual(NO_SESSION);
  });

  it("impersonates while the session has a customer", () => {
    expect([impersonating, staffOnly, customer, NO_SESSION].map(isImpersonating)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(withoutCustomer(impersonating)).toEqual(staffOnly);
    expect(withoutCustomer(customer)).toEqual(NO_SESSION);
  });

  it("is removed when a customer logs in", () => {
    expect(dropStaffOnCustomerLogin(staffOnly, impersonating)).not.toHaveProperty("staff");
    expect(dropStaffOnCustomerLogin(impersonating, { ...impersonating, userId: 8 })).not.toHaveProperty(
      "staff",
    );
    expect(dropStaffOnCustomerLogin(impersonating, { ...impersonating, session: "renewed" })).toHaveProperty(
      "staff",
      member,
    );
    expect(dropStaffOnCustomerLogin(staffOnly, { ...staffOnly, session: "a visitor's" })).toHaveProperty(
      "staff",
      member,
    );
  });

  it("makes the session differ", () => {
    expect(isSameSession(staffOnly, NO_SESSION)).toBe(false);
    expect(isSameSession(impersonating, { ...impersonating, staff: { ...member } })).toBe(true);
    const { session, ...rest } = member;
    expect(isSameSession(impersonating, { ...impersonating, staff: { ...rest, session } })).toBe(true);
    expect(isSameSession(impersonating, { ...impersonating, staff: { ...member, session: "another" } })).toBe(
      false,
    );
  });
});

describe("staff cookies", () => {
  const cookieLines = async (session: Session, hadStaff = false) =>
    (await sessionCookies(session, { secrets, secure: false, hadStaff })).map(serializeCookie);

  it("tell scripts only that staff are logged in", async () => {
    const [sealed = "", customerHint, staffHint, ...others] = await cookieLines(staffOnly);
    expect(sealed).toMatch(/^madia_session=.+; Path=\/; SameSite=Lax; HttpOnly$/);
    expect(customerHint).toBe("madia_in=; Path=/; SameSite=Lax; Max-Age=0");
    expect(staffHint).toBe("madia_staff=1; Path=/; SameSite=Lax");
    expect(others).toEqual([]);
    expect((await cookieLines(impersonating)).slice(1).map((line) => line.split(";")[0])).toEqual([
      expect.stringMatching(/^madia_in=1-/),
      "madia_staff=1",
    ]);
  });

  it("remove the hint on logout and are not set for customers", async () => {
    expect(await cookieLines(NO_SESSION, true)).toContain("madia_staff=; Path=/; SameSite=Lax; Max-Age=0");
    expect(await cookieLines(customer, true)).toContain("madia_staff=; Path=/; SameSite=Lax; Max-Age=0");
    expect((await cookieLines(customer)).join()).not.toContain("staff");
  });
});

describe("the redirect after staff login", () => {
  const home = backofficePaths.customers();
  const target = (wanted: string) => staffLoginRedirect(safeRedirect(wanted, home), home);

  it.each(["/backoffice/customers?q=anna", "/backoffice/requests?user_id=1", "/en/backoffice/customers"])(
    "allows %s",
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
  ])("rejects %p", (wanted) => expect(target(wanted)).toBe(home));
});
