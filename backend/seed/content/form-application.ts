import type { FormField } from "../../../lib/rules/forms/form-fields";
import {
  requiredField,
  field,
  firstNameField,
  lastNameField,
  emailField,
  markup,
  options,
  privacyField,
} from "./form-fields";

/** Uses every kind of field. */
export const application: FormField[] = [
  field("hidden", "annuncio", "", { initial: "banconisti-2026" }),
  markup("chi-sei", "<h3>Chi sei</h3>"),
  firstNameField(),
  lastNameField(),
  requiredField("date", "nascita", "Data di nascita", { width: "half", autoComplete: "bday" }),
  field("text", "codice-fiscale", "Codice fiscale", {
    width: "half",
    maxLength: 16,
    rules: [{ name: "fiscalCode", value: "", message: "" }],
  }),
  emailField(),
  requiredField("phone", "telefono", "Telefono", {
    width: "half",
    autoComplete: "tel",
    initial: "$user.phone",
  }),
  field("text", "citta", "Città", { width: "half", autoComplete: "address-level2" }),
  requiredField("zip", "cap", "CAP", { width: "half", autoComplete: "postal-code" }),
  markup("il-lavoro", "<h3>Il lavoro</h3><p>Il pane si impasta alle quattro: dicci quando puoi.</p>"),
  requiredField("radio", "reparto", "In che reparto ti vedi?", {
    options: options("Panetteria", "Macelleria", "Pescheria", "Ortofrutta", "Consegne"),
  }),
  field("number", "anni", "Anni di esperienza", { width: "half", min: 0, max: 50, step: 0.5 }),
  requiredField("select", "contratto", "Che orario cerchi?", {
    width: "half",
    options: options("Tempo pieno", "Part-time al mattino", "Part-time alla sera", "Fine settimana"),
  }),
  field("checkboxes", "giorni", "Quando puoi lavorare?", {
    options: options("Di notte", "Al mattino", "Al pomeriggio", "La domenica"),
  }),
  field("multiselect", "negozi", "In quali negozi?", {
    options: options("Milano Savona", "Milano Isola", "Monza", "Bergamo", "Brescia"),
    help: "Puoi sceglierne più d'uno.",
  }),
  field("textarea", "presentazione", "Raccontaci di te", {
    maxLength: 1500,
    placeholder: "Bastano poche righe.",
  }),
  requiredField("file", "curriculum", "Il tuo curriculum", { accept: ["pdf", "doc", "docx", "odt"] }),
  field("file", "lettera", "Una lettera, se vuoi", { accept: ["pdf", "doc", "docx", "odt", "txt"] }),
  field("checkbox", "futuro", "Tenete la mia candidatura anche per altri posti"),
  privacyField(),
];
