import type { ReactNode } from "react";
import { SessionActionForm } from "@/components/backoffice/session-action-form";
import { StaffActionForm } from "@/components/backoffice/staff-action-form";
import { StaffActions } from "@/components/backoffice/staff-actions";
import { StaffAnswerForm } from "@/components/backoffice/staff-answer-form";
import type { StaffForm } from "@/lib/ebsn/domain/form-request";
import { pageHtml } from "@/tests/support/page-html";

/** As React gets a server action: a form sends it without scripts. */
function serverAction(id: string) {
  const action = async () => Promise.reject(new Error("not sent"));
  const formAction = () => ({ name: `$ACTION_${id}`, method: "POST", encType: "multipart/form-data" });
  return Object.assign(action, { bind: () => serverAction(id), $$FORM_ACTION: formAction });
}

const request = {
  cuFormId: 7,
  status: "open",
  answers: [],
  sender: { userId: null, firstName: "Elena", lastName: "Marchetti", email: "elena@madia.test" },
} as unknown as StaffForm;

test.each<[string, ReactNode, string[]]>([
  [
    "a row",
    <StaffActions key="row" action={serverAction("move")} rowIds={[5]}>
      <StaffActionForm rowId={5} label="Muovi 5">
        <button>Annulla</button>
      </StaffActionForm>
    </StaffActions>,
    ["move"],
  ],
  [
    "an answer",
    <StaffAnswerForm
      key="answer"
      request={request}
      inboxHref="/"
      actions={{ answer: serverAction("answer"), close: serverAction("close") }}
    />,
    ["answer", "close"],
  ],
  [
    "acting for a customer",
    <SessionActionForm
      key="impersonate"
      path="user-search/select_user"
      redirectTo="/"
      action={serverAction("impersonate")}
    >
      Opera
    </SessionActionForm>,
    ["impersonate"],
  ],
])("the form of %s is sent without scripts too", async (_, form, ids) => {
  const html = await pageHtml(form);
  const sent = [...html.matchAll(/<form[^>]*method="POST"[^>]*><input type="hidden" name="\$ACTION_(\w+)"/g)];
  expect(sent.map(([, id]) => id)).toEqual(ids);
});
