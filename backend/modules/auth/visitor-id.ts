import type { FastifyRequest } from "fastify";
import { getHeader } from "../session/visitor";

export const getVisitorId = (request: FastifyRequest): string =>
  getHeader(request, "x-ebsn-uuid") || getHeader(request, "x-ebsn-client-uuid") || request.ip;
