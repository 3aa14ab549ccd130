import { and, asc, count, desc, eq, ne, sql, type SQL } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { WireFoundUsers } from "../../../lib/ebsn/schemas/backoffice";
import type { WireAuth } from "../../../lib/ebsn/schemas/user";
import type { Context } from "../../context";
import { customer } from "../../db/schema";
import { fail, ok } from "../../envelope";
import { query } from "../../http/input";
import { id, number } from "../../http/number";
import { openCart } from "../cart/open-cart";
import { openSession, type Customer } from "../session/session";
import { STAFF_TYPE } from "../session/staff";
import { userWire } from "../session/user-wire";
import { SESSION_HEADER } from "../session/visitor";
import { recordSelection } from "./on-behalf";
import { MAY_ACT_FOR_CUSTOMERS, staffWith } from "./roles";
import { actIn, stopActing } from "./staff-session";

const SHORTEST = 2;
const MOST_WORDS = 6;
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

const ACCENTED = "àáâäèéêëìíîïòóôöùúûüçñ";
const PLAIN = "aaaaeeeeiiiioooouuuucn";

const folded = (text: string) =>
  [...text.toLowerCase()].map((letter) => PLAIN[ACCENTED.indexOf(letter)] ?? letter).join("");

const searched = sql`translate(lower(concat_ws(' ', ${customer.firstName}, ${customer.lastName}, ${customer.email},
  ${customer.phone}, replace(${customer.phone}, ' ', ''), ${customer.fidelityCard})), ${ACCENTED}, ${PLAIN})`;

/** Every word somewhere in name, e-mail, telephone or card. */
function saying(q: string): SQL[] {
  const words = folded(q).split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  return words.map((word) => sql`${searched} like ${`%${word.replace(/[\\%_]/g, "\\$&")}%`}`);
}

const foundWire = (row: Customer): WireFoundUsers["users"][number] => ({
  userId: row.customerId,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  phone: row.phone,
  fidelityCard: row.fidelityCard,
  userType: { userTypeId: row.userTypeId },
});

/** Staff look for a customer and go on in their place (spec 3 §4); those who work for the shop are nobody's to be. */
export async function userSearchRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  app.get("/ebsn/api/user-search/list_user", async (request) => {
    staffWith(request, MAY_ACT_FOR_CUSTOMERS);
    const asked = query(request, listSchema);
    const { q, cod_int: code, page, page_size: size } = asked;
    if (!code && q.length < SHORTEST)
      throw fail("error.user_search.short", "Scrivi almeno due caratteri di nome, e-mail, telefono o carta.");
    const where = and(
      eq(customer.userTypeId, asked.user_type_id),
      ne(customer.userTypeId, STAFF_TYPE),
      ...(code ? [eq(customer.customerId, code)] : []),
      ...saying(q),
    );
    const rows = await db
      .select()
      .from(customer)
      .where(where)
      .orderBy(...SORTS[asked.sort])
      .limit(size)
      .offset((page - 1) * size);
    const [found] = await db.select({ total: count() }).from(customer).where(where);
    const totItems = found?.total ?? 0;
    return ok<WireFoundUsers>({
      users: rows.map(foundWire),
      page: {
        selPage: page,
        totPages: Math.max(1, Math.ceil(totItems / size)),
        totItems,
        itemsPerPage: size,
      },
    });
  });

  app.get("/ebsn/api/user-search/select_user", async (request, reply) => {
    const staff = staffWith(request, MAY_ACT_FOR_CUSTOMERS);
    const { user_id: userId } = query(request, z.object({ user_id: id }));
    const [found] = await db
      .select()
      .from(customer)
      .where(and(eq(customer.customerId, userId), ne(customer.userTypeId, STAFF_TYPE)));
    if (!found) throw fail("error.user_search.not_found", "Il cliente non è stato trovato.");
    const now = clock.now();
    await stopActing(db, staff.staffHash, now);
    const token = await openSession(db, now, found.customerId);
    await actIn(db, staff, token);
    await recordSelection(request, db, { staff, customerId: userId, now });
    reply.header(SESSION_HEADER, token);
    const open = await openCart(db, found.customerId, now);
    const user = userWire(found);
    return ok<WireAuth>({ user, cartId: open.cartId }, {}, user);
  });
}
