import nock from "nock";
import { NO_SESSION } from "@/lib/session/session";
import { codeOf, customer, door } from "../../support/ask-door";
import { envelope } from "../../support/envelope";

jest.mock("@/lib/log", () => ({ log: jest.fn() }));

const SHOP = "http://localhost:4000";
const wire = {
  cuFormId: "41",
  cuFormTypeId: 2,
  insertDate: "2026-11-19T09:00:00.000Z",
  content: { nota: "x" },
};

describe("requests at the door", () => {
  it("are changed by a POST that the shop knows as a PUT, with nothing but their content", async () => {
    const shop = nock(SHOP)
      .put("/ebsn/api/cu-form/update?cuform_id=41", { content: { nota: "y" } })
      .reply(200, envelope(wire));
    const body = { content: { nota: "y" }, status: "answered" };
    const response = await door("cu-form/update?cuform_id=41", { body, session: customer });
    expect(shop.isDone()).toBe(true);
    const { data } = (await response.json()) as { data: unknown };
    expect(data).toMatchObject({
      cuFormId: 41,
      name: "",
      status: null,
      isOpen: true,
      content: { nota: "x" },
    });
  });

  it.each([
    ["received", { status: "received", isOpen: true }],
    ["working", { status: "working", isOpen: false }],
    ["chissà", { status: null, isOpen: false }],
  ])("that are %s are open, or not", async (status, expected) => {
    nock(SHOP)
      .get("/ebsn/api/cu-form/list")
      .reply(200, envelope({ cuForms: [{ ...wire, status }, { broken: true }] }));
    const response = await door("cu-form/list", { session: customer });
    expect(((await response.json()) as { data: unknown }).data).toEqual([expect.objectContaining(expected)]);
  });

  it("of others are for staff: what the shop refuses stays refused", async () => {
    const path = "backoffice-access/get-form?cu_form_id=41&user_id=7";
    const staff = { session: "token-z", username: "anna", name: "Anna", roles: [] };
    const session = { ...NO_SESSION, staff };
    const refusal = { status: 1, errors: [{ code: "error.auth.role", message: "No" }] };
    nock(SHOP).get(`/ebsn/api/${path}`).reply(403, envelope({}, refusal));
    const refused = await door(path, { session });
    expect([refused.status, await codeOf(refused)]).toEqual([403, "error.auth.role"]);
    const user = { userId: 7, firstName: "Anna", email: "anna@example.it" };
    nock(SHOP)
      .get(`/ebsn/api/${path}`)
      .reply(200, envelope({ ...wire, user }));
    const answer = (await (await door(path, { session })).json()) as { data: unknown };
    expect(answer.data).toMatchObject({ cuFormId: 41, sender: { ...user, lastName: "" } });
  });
});
