import { createTranslator } from "next-intl";
import { redirect } from "next/navigation";
import { createContent } from "@/app/[locale]/(backoffice)/backoffice/content/create-action";
import { NOT_SENT } from "@/components/backoffice/staff-action-state";
import { submitAsVisitor } from "@/lib/gateway/as-visitor";
import type { GatewayResponse } from "@/lib/gateway/gateway-response";
import messages from "@/messages/it.json";

jest.mock("next/navigation", () => ({ redirect: jest.fn() }));
jest.mock("next-intl/server", () => ({
  getTranslations: async () => createTranslator({ locale: "it", messages }),
}));
jest.mock("@/lib/gateway/as-visitor", () => ({ submitAsVisitor: jest.fn() }));
jest.mock("@/lib/session/server", () => ({ readSession: async () => ({ staff: { roles: ["CONTENT"] } }) }));

const answer = (status: number, message: string, data: unknown) =>
  ({
    http: 200,
    response: { status, errors: message ? [{ code: "x", message }] : [], infos: [], warnings: [] },
    data,
  }) as GatewayResponse<null>;

function posted(): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ locale: "it", kind: "recipe", title: "Pane e pomodoro" }))
    form.set(name, value);
  return form;
}

test("new content is opened in the editor", async () => {
  jest.mocked(submitAsVisitor).mockResolvedValue(answer(0, "", { slug: "pane-e-pomodoro" }));
  await createContent(NOT_SENT, posted());
  expect(submitAsVisitor).toHaveBeenCalledWith(
    "backoffice-access/create-content",
    { kind: "recipe", title: "Pane e pomodoro" },
    "it",
  );
  expect(redirect).toHaveBeenCalledWith("/backoffice/content/edit?kind=recipe&slug=pane-e-pomodoro");
});

test("a title that the shop rejects is an error of the form", async () => {
  jest.mocked(submitAsVisitor).mockResolvedValue(answer(1, "Controlla quello che hai scritto.", null));
  await expect(createContent(NOT_SENT, posted())).resolves.toMatchObject({
    done: null,
    errors: ["Controlla quello che hai scritto."],
  });
});
