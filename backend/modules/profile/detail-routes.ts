import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { formatFoodProfile, parseFoodProfile } from "../../../lib/rules/products/food-profile";
import { HOUSEHOLD_SIZES, PERSON_INFO, validateProfile } from "../../../lib/rules/account/profile";
import type { Context } from "../../context";
import { customer } from "../../db/schema";
import { ebsnError, ok } from "../../envelope";
import { parseBody, parseFields } from "../../http/input";
import { parseDate, shopDate } from "../../shop-dates";
import { int } from "../../http/number";
import { requireCustomer } from "../session/visitor";
import { updateCustomer, loadUserDetail } from "./detail";
import { throwFieldErrors } from "./field-errors";

const text = z.string().trim().max(200);
const optionalText = text.default("");

const detailSchema = z.object({
  firstName: optionalText,
  lastName: optionalText,
  phone: optionalText,
  birthDate: optionalText,
  postalcode: text.optional(),
  fiscalCode: optionalText,
});

const infoSchema = z.object({
  personInfoTypeId: int,
  value: z.union([z.string(), z.number()]).transform(String),
});

const COMPLETE_LEVEL = 2;

const birthDateInFuture = () =>
  ebsnError("error.profile.birth_date.future", "La data di nascita non può essere nel futuro.");

const unknownPersonInfo = () => ebsnError("error.profile.person_info", "Questo dato non si può salvare.");

function isAllowed(personInfoTypeId: number, value: string): boolean {
  if (personInfoTypeId === PERSON_INFO.foodProfile)
    return formatFoodProfile(parseFoodProfile(value)) === value;
  return (
    personInfoTypeId === PERSON_INFO.householdSize &&
    (value === "" || HOUSEHOLD_SIZES.some((size) => size === value))
  );
}

export async function detailRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  app.get("/ebsn/api/registration/user_detail", async (request) =>
    ok({ user: await loadUserDetail(db, requireCustomer(request), clock.now()) }),
  );

  app.post("/ebsn/api/registration/update_user_detail", async (request) => {
    const { customerId, ...current } = requireCustomer(request);
    const input = parseBody(request, detailSchema);
    const values = { ...input, postalcode: input.postalcode ?? current.postalcode };
    throwFieldErrors("profile", validateProfile(values));
    const now = clock.now();
    const birthDate = parseDate(values.birthDate);
    if (birthDate !== null && birthDate > shopDate(now)) throw birthDateInFuture();
    const row = await updateCustomer(db, customerId, {
      ...values,
      birthDate,
      fiscalCode: values.fiscalCode.toUpperCase(),
      profileConfirmed: true,
      profileLevel: Math.max(current.profileLevel, COMPLETE_LEVEL),
    });
    return ok({ user: await loadUserDetail(db, row, now) });
  });

  app.post("/ebsn/api/registration/update_person_info", async (request) => {
    const { customerId } = requireCustomer(request);
    const { personInfoTypeId, value } = parseFields(request, infoSchema);
    if (!isAllowed(personInfoTypeId, value)) throw unknownPersonInfo();
    const row = await updateCustomer(db, customerId, {
      personInfos: sql`${customer.personInfos} || ${JSON.stringify({ [personInfoTypeId]: value })}::jsonb`,
    });
    return ok({ user: await loadUserDetail(db, row, clock.now()) });
  });
}
