import type { FastifyRequest } from "fastify";
import { header } from "../session/visitor";

/** Who attempts are counted by: the visitor's uuid, else the address the call comes from. */
export const visitorIdOf = (request: FastifyRequest): string =>
  header(request, "x-ebsn-uuid") || header(request, "x-ebsn-client-uuid") || request.ip;
