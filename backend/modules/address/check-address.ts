import { eq } from "drizzle-orm";
import { foldCaseAndAccents } from "../../../lib/rules/text/fold-case-and-accents";
import type { Db } from "../../db/client";
import { place } from "../../db/schema";
import { EbsnError, type Message } from "../../envelope";
import { STREET_NAMES } from "../../seed/delivery/streets";
import type { AddressForm } from "./form";
import { translatedMessage } from "../lang/translated-message";

const KINDS = [
  ...["via", "v", "viale", "vle", "vicolo", "corso", "cso", "piazza", "pza", "piazzale", "largo"],
  ...["strada", "galleria", "bastioni", "lungolago", "alzaia", "ripa", "localita", "frazione", "contrada"],
];
/** Words between the kind and the name: "Corso di Porta Romana". */
const ARTICLES = /^(?:(?:di|da|del|dello|della|dei|degli|delle|al|alla|alle|ai) |dell |all )/;
const NUMBER = /^(?:\d{1,4}(?:\s?[/-]?\s?(?:[a-z]{1,2}|\d{1,3}|bis|ter|quater))?|snc|s\.n\.c\.)$/i;

const plain = (text: string) =>
  foldCaseAndAccents(text)
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

const KNOWN_NAMES = new Set(STREET_NAMES.map(plain));

function isKnownStreet(street: string): boolean {
  const [kind = "", ...rest] = plain(street).split(" ");
  const name = rest.join(" ");
  return KINDS.includes(kind) && (KNOWN_NAMES.has(name) || KNOWN_NAMES.has(name.replace(ARTICLES, "")));
}

async function findTownError(db: Db, { postalcode, city }: AddressForm): Promise<Message | null> {
  const towns = await db.select({ city: place.city }).from(place).where(eq(place.postalcode, postalcode));
  if (towns.some((town) => plain(town.city) === plain(city))) return null;
  const names = towns.map((town) => town.city).join(", ");
  return translatedMessage("error.address.town", ({ t }) =>
    t("answer.addressTown", { postalcode, towns: names, city }),
  );
}

/** Compares a covered address with the shop's data; the customer may override the result. */
export async function checkAddress(db: Db, form: AddressForm): Promise<void> {
  const errors: Message[] = [];
  if (!isKnownStreet(form.address1))
    errors.push(
      translatedMessage("error.address.street", ({ t }) =>
        t("answer.addressStreet", { street: form.address1 }),
      ),
    );
  if (!NUMBER.test(form.addressNumber))
    errors.push(
      translatedMessage("error.address.number", ({ t }) =>
        t("answer.addressNumber", { number: form.addressNumber }),
      ),
    );
  const townError = await findTownError(db, form);
  if (townError) errors.push(townError);
  if (errors.length > 0) throw new EbsnError(errors);
}
