import nock from "nock";
import { NO_SESSION } from "@/lib/session/session";
import { codeOf, customer, requestGateway } from "../../support/gateway-request";
import { envelope } from "../../support/envelope";

jest.mock("@/lib/log", () => ({ log: jest.fn() }));

const API_URL = "http://localhost:4000";
const wireForm = {
  cuFormId: "41",
  cuFormTypeId: 2,
  insertDate: "2026-11-19T09:00:00.000Z",
  content: { nota: "x" },
};

describe("form requests in the gateway", () => {
  it("are updated by a POST mapped to PUT, with their content only", async () => {
    const scope = nock(API_URL)
      .put("/ebsn/api/cu-form/update?cuform_id=41", { content: { nota: "y" } })
      .reply(200, envelope(wireForm));
    const body = { content: { nota: "y" }, status: "answered" };
    const response = await requestGateway("cu-form/update?cuform_id=41", { body, session: customer });
    expect(scope.isDone()).toBe(true);
    const { data } = (await response.json()) as { data: unknown };
    expect(data).toMatchObject({
      cuFormId: 41,
      name: "",
      status: null,
      isOpen: true,
      content: { nota: "x" },
    });
  });

  it.each(["abc", "", "1,2", "1e3"])(
    "of a form that cannot exist are not asked for it: %j",
    async (formId) => {
      const definition = nock(API_URL)
        .get("/ebsn/api/cu-form/cuform_type/view")
        .query(true)
        .reply(200, envelope({}));
      nock(API_URL)
        .post("/ebsn/api/cu-form/insert")
        .query(true)
        .reply(200, envelope({}, { status: 1, errors: [{ code: "error.form.unknown", message: "No" }] }));
      const body = { content: { nota: "x" } };
      const response = await requestGateway(`cu-form/insert?cuform_type_id=${formId}`, { body });
      expect(await codeOf(response)).toBe("error.form.unknown");
      expect(definition.isDone()).toBe(false);
      nock.cleanAll();
    },
  );

  it.each([
    ["received", { status: "received", isOpen: true }],
    ["working", { status: "working", isOpen: false }],
    ["chissà", { status: null, isOpen: false }],
  ])("map the status %s", async (status, expected) => {
    nock(API_URL)
      .get("/ebsn/api/cu-form/list")
      .reply(200, envelope({ cuForms: [{ ...wireForm, status }, { broken: true }] }));
    const response = await requestGateway("cu-form/list", { session: customer });
    expect(((await response.json()) as { data: unknown }).data).toEqual([expect.objectContaining(expected)]);
  });

  it("of other customers are for staff, and API errors are passed on", async () => {
    const path = "backoffice-access/get-form?cu_form_id=41&user_id=7";
    const staff = { session: "token-z", username: "anna", name: "Anna", roles: [] };
    const session = { ...NO_SESSION, staff };
    const errorResponse = { status: 1, errors: [{ code: "error.auth.role", message: "No" }] };
    nock(API_URL).get(`/ebsn/api/${path}`).reply(403, envelope({}, errorResponse));
    const rejected = await requestGateway(path, { session });
    expect([rejected.status, await codeOf(rejected)]).toEqual([403, "error.auth.role"]);
    const user = { userId: 7, firstName: "Anna", email: "anna@example.it" };
    nock(API_URL)
      .get(`/ebsn/api/${path}`)
      .reply(200, envelope({ ...wireForm, user }));
    const answer = (await (await requestGateway(path, { session })).json()) as { data: unknown };
    expect(answer.data).toMatchObject({ cuFormId: 41, sender: { ...user, lastName: "" } });
  });
});
