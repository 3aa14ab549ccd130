import fc from "fast-check";
import { gs1CheckDigit } from "@/lib/rules/barcodes/gs1";
import {
  normalizeRegistration,
  validateCardHolder,
  validateNewPassword,
  registrationErrorCode,
  parseRegistrationErrorCode,
  type RegistrationField,
  validateRegistration,
  type RegistrationValues,
} from "@/lib/rules/account/registration";
import { fieldErrorMessage } from "@/backend/field-error-message";

const PREFIX = "0471";

const validValues: RegistrationValues = {
  email: "anna@madia.test",
  password: "Pane&latte1",
  passwordAgain: "Pane&latte1",
  firstName: "Anna Maria",
  lastName: "D'Angelo",
  phone: "333 1234567",
  postalcode: "20144",
  business: false,
  fiscalCode: "",
  companyName: "",
  vatNumber: "",
  sdiCode: "",
  certifiedEmail: "",
  address1: "",
  addressNumber: "",
  city: "",
  province: "",
  fidelityCard: "",
  invitationCode: "",
};

const COMPANY: Partial<RegistrationValues> = {
  business: true,
  companyName: "Forno srl",
  vatNumber: "12345678903",
  sdiCode: "ABC1234",
  address1: "Via Savona",
  addressNumber: "97",
  city: "Milano",
  province: "MI",
};

const errorMessages = (values: Partial<RegistrationValues>) =>
  Object.fromEntries(
    [...validateRegistration({ ...validValues, ...values }, PREFIX)].map(([field, error]) => [
      field,
      fieldErrorMessage(error),
    ]),
  );

test("codes are sent as they are written, and texts without the blanks around them", () => {
  const typed = {
    ...validValues,
    ...COMPANY,
    email: " anna@madia.test ",
    password: " Pane&latte1",
    lastName: "D'Angelo ",
    fiscalCode: " frrgli86d52f205r ",
    sdiCode: " m5uxcr1",
    vatNumber: "12345678903 ",
    province: "mi",
    fidelityCard: "0471 1002 45187",
  };
  expect(normalizeRegistration(typed)).toEqual({
    ...validValues,
    ...COMPANY,
    password: " Pane&latte1",
    fiscalCode: "FRRGLI86D52F205R",
    sdiCode: "M5UXCR1",
    fidelityCard: "0471100245187",
  });
});

const PASSWORD =
  "La password deve essere di 8-25 caratteri e contenere almeno 1 carattere minuscolo, 1 carattere maiuscolo, 1 numero ed 1 carattere speciale";

test.each<[string, Partial<RegistrationValues>, Record<string, string>]>([
  ["all valid", {}, {}],
  ["no name", { firstName: " " }, { firstName: "Campo obbligatorio" }],
  ["a number for a name", { lastName: "R2" }, { lastName: "Digitare solo lettere, apostrofi e spazi" }],
  ["half an e-mail", { email: "anna@" }, { email: "Digitare una e-mail valida" }],
  ["a word for a phone", { phone: "casa" }, { phone: "Digitare un numero di telefono valido" }],
  ["a CAP that a private customer does not see", { postalcode: "201" }, {}],
  ["a weak password", { password: "panelatte", passwordAgain: "panelatte" }, { password: PASSWORD }],
  [
    "another password",
    { passwordAgain: "Pane&latte2" },
    { passwordAgain: "Le due password non sono uguali" },
  ],
  ["a fiscal code of 15", { fiscalCode: "RSSMRA85T10A562" }, { fiscalCode: "Formato non corretto" }],
  [
    "a fiscal code that does not add up",
    { fiscalCode: "RSSMRA85T10A562T" },
    { fiscalCode: "Codice fiscale non valido" },
  ],
  [
    "a card of another chain",
    { fidelityCard: "4006381333931" },
    { fidelityCard: "Numero di carta fedeltà non valido" },
  ],
  ["company fields of a private customer", { vatNumber: "1", sdiCode: "x" }, {}],
  [
    "a company without what an invoice needs",
    { business: true, postalcode: "" },
    Object.fromEntries(
      [
        ...["companyName", "vatNumber", "sdiCode", "address1", "addressNumber", "postalcode", "city"],
        "province",
      ].map((field) => [field, "Campo obbligatorio"]),
    ),
  ],
  [
    "a company with a fiscal code of ten digits",
    { ...COMPANY, fiscalCode: "1234567890" },
    { fiscalCode: "P.Iva e C.F. devono avere 11 cifre" },
  ],
  ["a valid company", COMPANY, {}],
  [
    "a company with a certified e-mail instead of an SDI code",
    { ...COMPANY, sdiCode: "", certifiedEmail: "forno@pec.madia.test" },
    {},
  ],
])("%s", (_, values, errors) => {
  expect(errorMessages(values)).toEqual(errors);
});

it("accepts cards of the chain with the right check digit only", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{8}$/), fc.integer({ min: 0, max: 9 }), (digits, last) => {
      const body = `${PREFIX}${digits}`;
      const isRight = last === gs1CheckDigit(body);
      expect(errorMessages({ fidelityCard: `${body}${last}` })).toEqual(
        isRight ? {} : { fidelityCard: "Numero di carta fedeltà non valido" },
      );
    }),
  );
});

it("reports only required fields when left empty", () => {
  const fields = fc.subarray(["firstName", "email", "phone", "fiscalCode", "fidelityCard"] as const);
  fc.assert(
    fc.property(fields, (empty) => {
      const errors = errorMessages(Object.fromEntries(empty.map((field) => [field, ""])));
      const requiredFields = empty.filter(
        (field) => !["phone", "fiscalCode", "fidelityCard"].includes(field),
      );
      expect(Object.keys(errors).sort()).toEqual([...requiredFields].sort());
    }),
  );
});

it("accepts the password when both are equal and strong", () => {
  const strong = fc.constantFrom("Pane&latte1", "Aa1!aaaa", "Madia2026!");
  fc.assert(
    fc.property(strong, strong, (first, again) => {
      expect([...validateNewPassword({ password: first, passwordAgain: again }).keys()]).toEqual(
        first === again ? [] : ["passwordAgain"],
      );
    }),
  );
  expect([...validateNewPassword({ password: "debole", passwordAgain: "" }).keys()]).toEqual([
    "password",
    "passwordAgain",
  ]);
});

test.each([
  [{ fidelityCard: "0471100245187", lastName: "De la Cruz" }, {}],
  [
    { fidelityCard: "", lastName: "" },
    { fidelityCard: "required", lastName: "required" },
  ],
  [
    { fidelityCard: "04711A", lastName: "R2" },
    { fidelityCard: "digitsOnly", lastName: "peopleName" },
  ],
])("card and surname %j", (values, codes) => {
  const found = [...validateCardHolder(values)].map(([field, { code }]) => [field, code]);
  expect(Object.fromEntries(found)).toEqual(codes);
});

it("maps error codes to fields", () => {
  const fields: RegistrationField[] = ["email", "fiscalCode", "fidelityCard", "passwordAgain"];
  expect(registrationErrorCode("fiscalCode")).toBe("error.registration.fiscal_code.not_valid");
  for (const field of fields) expect(parseRegistrationErrorCode(registrationErrorCode(field))).toBe(field);
  expect(parseRegistrationErrorCode("error.generic")).toBeNull();
});
