import { brand } from "../../../brand.config";
import type { FormField } from "../../../lib/rules/forms/form-fields";
import type { form } from "../../db/schema";
import {
  requiredField,
  field,
  firstNameField,
  lastNameField,
  emailField,
  options,
  privacyField,
} from "./form-fields";
import { application } from "./form-application";

type SeedForm = typeof form.$inferInsert;

export const PRODUCT_REQUEST = 1;
export const PARTY_TRAY = 2;
export const CONTACT = 11;
const APPLICATION = 12;
export const NEWSLETTER = 13;

const contact: FormField[] = [
  firstNameField(),
  lastNameField(),
  emailField(),
  field("phone", "telefono", "Telefono", {
    width: "half",
    autoComplete: "tel",
    initial: "$user.phone",
    help: "Se preferisci essere richiamato.",
  }),
  requiredField("select", "argomento", "Di che cosa si tratta?", {
    width: "half",
    options: options("Un ordine in corso", "Un prodotto", "La consegna", "Un rimborso", "Il sito", "Altro"),
  }),
  field("number", "ordine", "Numero dell'ordine", {
    width: "half",
    min: 1,
    step: 1,
    help: "Lo trovi nella conferma e nel tuo profilo.",
  }),
  requiredField("textarea", "messaggio", "Il tuo messaggio", { maxLength: 1000 }),
  privacyField(),
];

const productRequest: FormField[] = [
  requiredField("text", "prodotto", "Che prodotto cerchi?", {
    maxLength: 120,
    placeholder: "Per esempio: farina di castagne",
    rules: [{ name: "minLength", value: "3", message: "Scrivi almeno tre lettere del prodotto" }],
  }),
  field("text", "marca", "Marca, se ne hai una", { width: "half", maxLength: 80 }),
  requiredField("number", "quantita", "Quante confezioni al mese?", {
    width: "half",
    min: 1,
    max: 50,
    step: 1,
  }),
  requiredField("radio", "ricerca", "Lo compravi già altrove?", {
    options: options("Sì", "No", "Non ricordo"),
  }),
  field("file", "foto", "Una foto della confezione", {
    accept: ["jpg", "jpeg", "png", "webp", "pdf"],
    help: "Ci aiuta a trovare proprio quello.",
  }),
  emailField({ width: "full", help: "Ti scriviamo solo per dirti se arriva." }),
  privacyField(),
];

const partyTray: FormField[] = [
  firstNameField(),
  field("text", "carta", brand.cardName, {
    width: "half",
    initial: "$user.fidelityCard",
    rules: [{ name: "digitsOnly", value: "", message: "" }],
  }),
  requiredField("date", "giorno", "Per che giorno?", { width: "half" }),
  requiredField("number", "persone", "Per quante persone?", { width: "half", min: 4, max: 80, step: 2 }),
  requiredField("checkboxes", "vassoi", "Che cosa ci mettiamo?", {
    options: options("Salumi", "Formaggi", "Pizzette e focacce", "Verdure", "Pasticceria"),
  }),
  field("textarea", "note", "Allergie e desideri", { maxLength: 400 }),
  privacyField(),
];

const newsletter: FormField[] = [
  emailField({ width: "full" }),
  requiredField("checkbox", "consenso", "Acconsento a ricevere la newsletter di Madia", {
    description:
      '<p>Puoi smettere quando vuoi: scrivi a privacy@madia.test. <a href="/page/privacy">Informativa</a>.</p>',
  }),
];

const withNumericIds = (formId: number, fields: FormField[]) =>
  fields.map((formField, index) => ({ ...formField, id: String(formId * 100 + index + 1) }));

type FormTexts = Pick<SeedForm, "title" | "intro" | "submitText" | "thanks"> & { needsLogin?: boolean };

const custom = (formId: number, fields: FormField[], texts: FormTexts): SeedForm => ({
  source: "custom",
  formId,
  needsLogin: false,
  ...texts,
  fields: fields.map((formField) => ({ ...formField, id: formField.name })),
});

const content = (formId: number, fields: FormField[], texts: FormTexts): SeedForm => ({
  source: "content",
  formId,
  needsLogin: false,
  ...texts,
  fields: withNumericIds(formId, fields),
});

export const forms: SeedForm[] = [
  custom(PRODUCT_REQUEST, productRequest, {
    title: "Non lo trovi? Chiedicelo",
    intro: "<p>Se in tanti cercano la stessa cosa, la portiamo sugli scaffali.</p>",
    submitText: "Chiedi il prodotto",
    thanks:
      "Grazie: abbiamo passato la richiesta a chi sceglie i prodotti. Ti scriviamo appena sappiamo qualcosa.",
  }),
  custom(PARTY_TRAY, partyTray, {
    title: "Un vassoio per la festa",
    intro: "<p>Il banco lo prepara la mattina stessa. Rispondiamo entro un giorno con il prezzo.</p>",
    submitText: "Chiedi il preventivo",
    thanks: "Grazie: il banco ti risponde entro domani.",
    needsLogin: true,
  }),
  content(CONTACT, contact, {
    title: "Scrivici",
    intro: "<p>Una domanda, un consiglio, un problema: scegli l'argomento e raccontaci.</p>",
    submitText: "Invia il messaggio",
    thanks: "",
  }),
  content(APPLICATION, application, {
    title: "Candidati",
    intro: "<p>Leggiamo tutte le candidature, e rispondiamo a tutte.</p>",
    submitText: "Invia la candidatura",
    thanks: "Grazie per esserti candidato: ti rispondiamo entro quindici giorni.",
  }),
  content(NEWSLETTER, newsletter, {
    title: "La spesa della settimana, per posta",
    intro: "<p>Una ricetta, tre prodotti di stagione, il giovedì mattina.</p>",
    submitText: "Iscrivimi",
    thanks: "Ci siamo: la prima lettera arriva giovedì.",
  }),
];
