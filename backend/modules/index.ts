import type { FastifyInstance } from "fastify";
import type { Context } from "../context";
import { catalogueRoutes } from "./catalogue/routes";
import { categoryRoutes } from "./category/routes";
import { searchRoutes } from "./search/routes";

export type Module = (app: FastifyInstance, context: Context) => Promise<void>;

/** Every area of the API, one line each. */
export const modules: Module[] = [catalogueRoutes, searchRoutes, categoryRoutes];
