import type { ReactElement } from "react";
import RequestRoute from "@/app/[locale]/(account)/profile/requests/[cuFormTypeId]/[cuFormId]/page";
import { ProfileMissing } from "@/app/[locale]/profile-missing";
import { getCustomForm } from "@/lib/ebsn/forms";
import { isMissing } from "@/lib/gateway/as-visitor";

jest.mock("@/lib/gateway/as-visitor", () => ({ isMissing: jest.fn(async () => false) }));
jest.mock("@/lib/ebsn/forms", () => ({ getCustomForm: jest.fn(async () => null) }));
jest.mock("@/components/requests/request-page", () => ({ RequestPage: () => null }));

type Page = ReactElement<{ children: ReactElement<Record<string, unknown>> }>;

/** What the request's page is given, within its texts. */
async function open() {
  const page = RequestRoute({ params: Promise.resolve({ cuFormTypeId: "3", cuFormId: "7" }) });
  return ((await page) as Page).props.children.props;
}

test("a foreign or unknown request is missing", async () => {
  jest.mocked(isMissing).mockResolvedValueOnce(true);
  const params = Promise.resolve({ cuFormTypeId: "3", cuFormId: "7" });
  expect(await RequestRoute({ params })).toMatchObject({ type: ProfileMissing, props: { kind: "request" } });
  expect(isMissing).toHaveBeenCalledWith("cu-form/view", { cuform_id: "7" });
});

test("a request is shown although the shop no longer has its form", async () => {
  expect(await open()).toEqual({ cuFormTypeId: 3, cuFormId: 7, form: null });
});

test("a form that could not be read is not one that the shop no longer has", async () => {
  jest.mocked(getCustomForm).mockRejectedValueOnce(new Error("502"));
  expect(await open()).toEqual({ cuFormTypeId: 3, cuFormId: 7, form: "failed" });
});
