import { and, asc, count, desc, eq, ne, sql, type SQL } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { foldCaseAndAccents } from "../../../lib/rules/text/fold-case-and-accents";
import type { WireUserSearchPage } from "../../../lib/ebsn/schemas/backoffice";
import type { WireAuth } from "../../../lib/ebsn/schemas/user";
import type { Context } from "../../context";
import { customer } from "../../db/schema";
import { ebsnError, ok } from "../../envelope";
import { parseQuery } from "../../http/input";
import { id, number } from "../../http/number";
import { getOrCreateCart } from "../cart/current-cart";
import { createSession, type Customer } from "../session/session";
import { STAFF_USER_TYPE } from "../session/staff";
import { userWire } from "../session/user-wire";
import { SESSION_HEADER } from "../session/visitor";
import { recordImpersonationStart } from "./impersonation-audit";
import { IMPERSONATION_ROLES, requireStaffRole } from "./roles";
import { impersonate, stopImpersonating } from "./staff-session";
import { escapeLike } from "../../db/escape-like";
import { pageWire } from "../../http/page-wire";

const MIN_QUERY_LENGTH = 2;
const MAX_WORDS = 6;
const SORTS = {
  lastName: [asc(customer.lastName), asc(customer.firstName), asc(customer.customerId)],
  "-lastName": [desc(customer.lastName), desc(customer.firstName), asc(customer.customerId)],
  "-createdAt": [desc(customer.createdAt), asc(customer.customerId)],
};

const listSchema = z.object({
  q: z.string().trim().max(100).default(""),
  cod_int: z.union([z.literal(""), id]).optional(),
  page: number.pipe(z.number().int().min(1).max(9999)).default(1),
  page_size: number.pipe(z.number().int().min(1).max(50)).default(12),
  sort: z.enum(["lastName", "-lastName", "-createdAt"]).default("lastName"),
  user_type_id: number.pipe(z.number().int().min(0).max(99)).default(2),
});

/** As `foldCaseAndAccents` does. */
const searchText = sql`lower(regexp_replace(normalize(concat_ws(' ', ${customer.firstName}, ${customer.lastName},
  ${customer.email}, ${customer.phone}, replace(${customer.phone}, ' ', ''), ${customer.fidelityCard}), nfd),
  '[\\u0300-\\u036f]', '', 'g'))`;

function wordFilters(q: string): SQL[] {
  const words = foldCaseAndAccents(q).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  return words.map((word) => sql`${searchText} like ${`%${escapeLike(word)}%`}`);
}

const userSummaryWire = (row: Customer): WireUserSearchPage["users"][number] => ({
  userId: row.customerId,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  phone: row.phone,
  fidelityCard: row.fidelityCard,
  userType: { userTypeId: row.userTypeId },
});

/** Staff accounts cannot be impersonated (requirements/staff#impersonation). */
export async function userSearchRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  app.get("/ebsn/api/user-search/list_user", async (request) => {
    requireStaffRole(request, IMPERSONATION_ROLES);
    const params = parseQuery(request, listSchema);
    const { q, cod_int: code, page, page_size: size } = params;
    if (!code && q.length < MIN_QUERY_LENGTH)
      throw ebsnError(
        "error.user_search.short",
        "Scrivi almeno due caratteri di nome, e-mail, telefono o carta.",
      );
    const where = and(
      eq(customer.userTypeId, params.user_type_id),
      ne(customer.userTypeId, STAFF_USER_TYPE),
      ...(code ? [eq(customer.customerId, code)] : []),
      ...wordFilters(q),
    );
    const rows = await db
      .select()
      .from(customer)
      .where(where)
      .orderBy(...SORTS[params.sort])
      .limit(size)
      .offset((page - 1) * size);
    const [found] = await db.select({ total: count() }).from(customer).where(where);
    return ok<WireUserSearchPage>({
      users: rows.map(userSummaryWire),
      page: pageWire(found?.total ?? 0, page, size),
    });
  });

  app.get("/ebsn/api/user-search/select_user", async (request, reply) => {
    const staff = requireStaffRole(request, IMPERSONATION_ROLES);
    const { user_id: userId } = parseQuery(request, z.object({ user_id: id }));
    const [found] = await db
      .select()
      .from(customer)
      .where(and(eq(customer.customerId, userId), ne(customer.userTypeId, STAFF_USER_TYPE)));
    if (!found) throw ebsnError("error.user_search.not_found", "Il cliente non è stato trovato.");
    const now = clock.now();
    await stopImpersonating(db, staff.staffHash, now);
    const token = await createSession(db, now, found.customerId);
    await impersonate(db, staff, token);
    await recordImpersonationStart(request, db, { staff, customerId: userId, now });
    reply.header(SESSION_HEADER, token);
    const cart = await getOrCreateCart(db, found, now);
    const user = userWire(found);
    return ok<WireAuth>({ user, cartId: cart.cartId }, {}, user);
  });
}
