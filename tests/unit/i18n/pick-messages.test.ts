import { pickMessages } from "@/lib/i18n/pick-messages";

const messages = {
  forms: { error: { required: "Obbligatorio" }, engine: { send: "Invia" } },
  login: { title: "Accedi" },
};

it("keeps the named namespaces and parts, in their places", () => {
  expect(pickMessages(messages, ["forms.error", "login"])).toEqual({
    forms: { error: { required: "Obbligatorio" } },
    login: { title: "Accedi" },
  });
});

it("rejects a path that names nothing", () => {
  expect(() => pickMessages(messages, ["forms.errors"])).toThrow("no messages under forms.errors");
});
