import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context";
import { category, packaging, product, scene } from "../../db/schema";
import { picturesPlugin } from "../../pictures/routes";
import { pictureRequest } from "../catalogue/pictures";

const CATEGORY_SCENE = /^categoria-(\d+)$/;

export async function pictureRoutes(app: FastifyInstance, { db, config, draw }: Context): Promise<void> {
  await app.register(picturesPlugin, {
    dir: join(config.DATA_DIR.replace("memory://", ".data"), "pictures"),
    draw,
    findProduct: async (code, view) => {
      const { picture, food, safety, unitMeasureBase } = product;
      const [row] = await db
        .select({ picture, food, safety, unitMeasureBase })
        .from(product)
        .where(eq(product.codInt, code));
      if (row) return pictureRequest(row, view);
      const [bag] = await db
        .select({ picture: packaging.pictureSpec })
        .from(packaging)
        .where(eq(packaging.codInt, code));
      return bag ? pictureRequest({ ...bag, food: null, safety: null, unitMeasureBase: "PZ" }, view) : null;
    },
    findScene: async (name: string) => {
      const id = CATEGORY_SCENE.exec(name)?.[1];
      if (!id) {
        const [found] = await db.select({ spec: scene.spec }).from(scene).where(eq(scene.name, name));
        return found ?? null;
      }
      const [row] = await db
        .select({ scene: category.scene })
        .from(category)
        .where(eq(category.categoryId, Number(id)));
      return row?.scene ? { spec: { kind: "department", ...row.scene } } : null;
    },
  });
}
