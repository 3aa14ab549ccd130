import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { HOUSEHOLDS, PERSON_INFO, profileFaults } from "../../../lib/rules/profile";
import type { Context } from "../../context";
import { fail, ok } from "../../envelope";
import { body, fields } from "../../http/input";
import { readDate, romeDate } from "../../rome";
import { int } from "../address/query";
import { customerOf } from "../session/visitor";
import { changeCustomer, userDetail } from "./detail";
import { refuseFaults } from "./refuse";

const words = z.string().trim().max(200);
const short = words.default("");

const detailSchema = z.object({
  firstName: short,
  lastName: short,
  phone: short,
  birthDate: short,
  postalcode: words.optional(),
  fiscalCode: short,
});

const infoSchema = z.object({
  personInfoTypeId: int,
  value: z.union([z.string(), z.number()]).transform(String),
});

/** What a profile with everything that is asked for counts as. */
const COMPLETE_LEVEL = 2;

const futureBirth = () =>
  fail("error.profile.birth_date.not_valid", "La data di nascita non può essere nel futuro.");

const unknownInfo = () => fail("error.profile.person_info", "Questo dato non si può salvare.");

/** A customer's own data (spec 3 §7, user and registration). */
export async function detailRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  app.get("/ebsn/api/registration/user_detail", async (request) =>
    ok({ user: await userDetail(db, customerOf(request), clock.now()) }),
  );

  app.post("/ebsn/api/registration/update_user_detail", async (request) => {
    const { customerId, ...known } = customerOf(request);
    const given = body(request, detailSchema);
    const values = { ...given, postalcode: given.postalcode ?? known.postalcode };
    refuseFaults("profile", profileFaults(values));
    const now = clock.now();
    const birthDate = readDate(values.birthDate);
    if (birthDate !== null && birthDate > romeDate(now)) throw futureBirth();
    const row = await changeCustomer(db, customerId, {
      ...values,
      birthDate,
      fiscalCode: values.fiscalCode.toUpperCase(),
      profileConfirmed: true,
      profileLevel: Math.max(known.profileLevel, COMPLETE_LEVEL),
    });
    return ok({ user: await userDetail(db, row, now) });
  });

  app.post("/ebsn/api/registration/update_person_info", async (request) => {
    const { customerId, personInfos } = customerOf(request);
    const { personInfoTypeId, value } = fields(request, infoSchema);
    const isHousehold = personInfoTypeId === PERSON_INFO.household;
    if (!isHousehold || (value !== "" && !HOUSEHOLDS.some((one) => one === value))) throw unknownInfo();
    const row = await changeCustomer(db, customerId, {
      personInfos: { ...personInfos, [personInfoTypeId]: value },
    });
    return ok({ user: await userDetail(db, row, clock.now()) });
  });
}
