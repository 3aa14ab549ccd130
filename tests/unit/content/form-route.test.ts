import { NextRequest } from "next/server";
import { POST } from "@/app/api/forms/[formId]/route";
import { openFormDoor } from "@/lib/content/form-door";

jest.mock("@/lib/content/form-door", () => ({ openFormDoor: jest.fn() }));

const send = (formId: string) =>
  POST(new NextRequest(`http://localhost:3000/api/forms/${formId}`, { method: "POST" }), {
    params: Promise.resolve({ formId }),
  });

test.each(["abc", "0", "-1", "1e3", "999999999999999999", "1.5"])("%s is no form", async (formId) => {
  expect((await send(formId)).status).toBe(404);
  expect(openFormDoor).not.toHaveBeenCalled();
});

test("a number is one to ask for", async () => {
  await send("12");
  expect(openFormDoor).toHaveBeenCalledWith(expect.any(NextRequest), 12, undefined);
});
