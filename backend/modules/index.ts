import type { FastifyInstance } from "fastify";
import type { Context } from "../context";

export type Module = (app: FastifyInstance, context: Context) => Promise<void>;

/** Every area of the API, one line each. */
export const modules: Module[] = [];
