import { NextRequest } from "next/server";
import { POST } from "@/app/api/forms/[formId]/route";
import { handleFormGateway } from "@/lib/content/form-gateway";

jest.mock("@/lib/content/form-gateway", () => ({ handleFormGateway: jest.fn() }));

const send = (formId: string) =>
  POST(new NextRequest(`http://localhost:3000/api/forms/${formId}`, { method: "POST" }), {
    params: Promise.resolve({ formId }),
  });

test.each(["abc", "0", "-1", "1e3", "999999999999999999", "1.5"])(
  "returns 404 for the form id %s",
  async (formId) => {
    expect((await send(formId)).status).toBe(404);
    expect(handleFormGateway).not.toHaveBeenCalled();
  },
);

test("forwards a numeric form id", async () => {
  await send("12");
  expect(handleFormGateway).toHaveBeenCalledWith(expect.any(NextRequest), 12, undefined);
});
