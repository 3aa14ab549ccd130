import type { ReactElement } from "react";
import RequestRoute from "@/app/[locale]/(account)/profile/requests/[cuFormTypeId]/[cuFormId]/page";
import { getCustomForm } from "@/lib/ebsn/forms";
import { assertFound } from "@/lib/gateway/as-visitor";

jest.mock("@/lib/gateway/as-visitor", () => ({ assertFound: jest.fn() }));
jest.mock("@/lib/ebsn/forms", () => ({ getCustomForm: jest.fn(async () => null) }));
jest.mock("@/components/requests/request-page", () => ({ RequestPage: () => null }));

type Page = ReactElement<{ children: ReactElement<Record<string, unknown>> }>;

/** What the request's page is given, within its texts. */
async function open() {
  const page = RequestRoute({ params: Promise.resolve({ cuFormTypeId: "3", cuFormId: "7" }) });
  return ((await page) as Page).props.children.props;
}

test("a foreign or unknown request is not found", async () => {
  jest.mocked(assertFound).mockRejectedValueOnce(new Error("not found"));
  await expect(open()).rejects.toThrow("not found");
  expect(assertFound).toHaveBeenCalledWith("cu-form/view", { cuform_id: "7" });
});

test("a request is shown although the shop no longer has its form", async () => {
  expect(await open()).toEqual({ cuFormTypeId: 3, cuFormId: 7, form: null });
});

test("a form that could not be read is not one that the shop no longer has", async () => {
  jest.mocked(getCustomForm).mockRejectedValueOnce(new Error("502"));
  expect(await open()).toEqual({ cuFormTypeId: 3, cuFormId: 7, form: "failed" });
});
