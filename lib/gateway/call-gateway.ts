import "server-only";
import { dataWithUser } from "../ebsn/envelope";
import { EbsnFailure } from "../ebsn/failure";
import { isCallMissing, toOutage } from "../ebsn/outage";
import { sessionHeaders } from "../ebsn/session-headers";
import { callWithSession, type SessionRequest, type SessionResponse } from "../ebsn/transport";
import { env } from "../env";
import { activeLocales, type Locale } from "../i18n/locales";
import { log } from "../log";
import { previewParams } from "../preview/link";
import { isEmpty } from "../rules/forms/validators";
import { currentPreview } from "../preview/server";
import { SESSION_EXPIRED } from "../session/expired-status";
import { hasTokens, isAnonymous, isSignedIn, type Session } from "../session/session";
import { staffSession, withoutCustomer } from "../session/staff";
import { visitorUuid } from "../session/visitor-uuid";
import {
  createResponse,
  errorResponse,
  failureResponse,
  type GatewayResponse,
  isSuccess,
  rejectedResponse,
} from "./gateway-response";
import type { Call, ParamName } from "./call";
import { IDENTITY_LOGIN, LOGIN, SOCIAL_LOGIN } from "./calls/auth";
import { SSO_LOGIN } from "./calls/backoffice";
import { shouldSkipCall, rememberMissingCall } from "./missing-calls";
import { limitCall, limitLogin, limitNewSession, resetLogin, undoCall, undoLogin } from "./rate-limits";
import { pickBodyParams, pickTextParams } from "./params";
import { hasValidQuantities } from "./quantities";
import { sessionAfterCall, sessionAfterLogout } from "./session-after-call";

type Params = Record<string, unknown>;

export type GatewayCall = {
  call: Call;
  path: string;
  query?: Params;
  body?: Params;
  session: Session;
  clientIp: string;
  locale: Locale;
  /** Of the page that needs the answer, in milliseconds since 1970. */
  deadline?: number;
  /** Of a visitor who may leave. */
  signal?: AbortSignal;
};

export type GatewayResult = { response: GatewayResponse; session: Session };

const METHOD_NOT_ALLOWED = 405;

/** The parameter that says who logs in. */
const LOGIN_PARAMS = new Map([
  [LOGIN, "login"],
  [SSO_LOGIN, "backoffice_user"],
]);

const LOGIN_PATHS = [...LOGIN_PARAMS.keys(), SOCIAL_LOGIN, IDENTITY_LOGIN];

/** The shop's limits are per visitor, and a new session is not a new visitor; a customer of a shared address is. */
function isCountedByIp({ path, access, rateLimit, takesFiles }: Call, session: Session): boolean {
  if (LOGIN_PATHS.includes(path)) return true;
  const isCounted = rateLimit !== undefined || takesFiles !== undefined;
  return isCounted && (access === "public" || !isSignedIn(session));
}

const tokenOf = ({ account, session, cookies }: Session) => account || session || cookies?.JSESSIONID;

async function previewParamsFor({ access, method }: Call): Promise<Record<string, string>> {
  const preview = access === "public" && method === "GET" ? await currentPreview() : null;
  return preview ? previewParams(preview) : {};
}

async function send(request: GatewayCall): Promise<SessionResponse> {
  const { method, upstreamMethod = method, fallbackMethod, query = [], body = [] } = request.call;
  const response = await sendAs(upstreamMethod, query, request);
  if (!fallbackMethod || response.http !== METHOD_NOT_ALLOWED) return response;
  return sendAs(fallbackMethod, [...query, ...body], request);
}

const toRequestBody = ({ encoding, body = [] }: Call, params: Params) =>
  encoding === "form" ? { form: pickTextParams(body, params) } : { body: params };

async function sendAs(method: SessionRequest["method"], queryNames: ParamName[], request: GatewayCall) {
  const { call, path, query, body, session, clientIp, locale, deadline, signal } = request;
  const queryParams = pickTextParams(queryNames, { ...query, ...body });
  // A write never takes them from the URL, where a password would end up in logs.
  const bodyParams = pickBodyParams(call.body ?? [], (call.method === "GET" ? query : body) ?? {});
  const callerSession = call.isStaffOnly ? staffSession(session) : session;
  const token = isCountedByIp(call, session) ? "" : tokenOf(callerSession);
  const uuid = visitorUuid(token || clientIp, env().sessionSecrets[0] ?? "");
  return callWithSession({
    method,
    isRead: call.method === "GET",
    path: `/ebsn/api/${call.upstreamPath ?? path}`,
    params: { ...queryParams, ...(await previewParamsFor(call)) },
    ...(method !== "GET" && toRequestBody(call, bodyParams)),
    headers: sessionHeaders(callerSession, uuid, activeLocales().length > 1 ? locale : undefined),
    deadline,
    signal,
  });
}

async function toGatewayResponse(
  { call, path, session, locale }: GatewayCall,
  upstream: SessionResponse,
): Promise<GatewayResponse> {
  const { status, messages, http } = upstream;
  const response = createResponse({ status, messages, data: null, http });
  if (!isSuccess(response)) return rejectedResponse(upstream, locale);
  const isCacheable = call.maxAge !== undefined && !hasTokens(session) && !(await currentPreview());
  return {
    ...response,
    data: call.read(path, dataWithUser(upstream)),
    ...(isCacheable ? { maxAgeSeconds: call.maxAge } : {}),
  };
}

const mayStartSession = ({ call, session }: GatewayCall): boolean =>
  call.access === "session" && call.method === "POST" && !hasTokens(session) && !session.staff;

async function checkRateLimit(request: GatewayCall): Promise<GatewayResponse | null> {
  const { call, body = {}, clientIp, locale } = request;
  const loginParam = LOGIN_PARAMS.get(call.path);
  if (loginParam) {
    const waitSeconds = await limitLogin(body[loginParam], clientIp);
    return waitSeconds > 0 ? errorResponse("tooManyLogins", locale, waitSeconds) : null;
  }
  let waitSeconds = 0;
  if (call.rateLimit) waitSeconds = await limitCall(call, request);
  else if (mayStartSession(request)) waitSeconds = await limitNewSession(clientIp);
  return waitSeconds > 0 ? errorResponse("tooManyRequests", locale, waitSeconds) : null;
}

async function checkCall(request: GatewayCall): Promise<GatewayResponse | null> {
  const { call, body = {}, session, locale } = request;
  if (!hasValidQuantities(call.body ?? [], body)) return errorResponse("quantity", locale);
  const limited = await checkRateLimit(request);
  if (limited) return limited;
  return call.isStaffOnly && !session.staff ? errorResponse("notStaff", locale) : null;
}

function logFailure({ path }: Call, error: unknown): void {
  const kind = error instanceof EbsnFailure ? error.kind : "unexpected";
  log(kind === "unexpected" || kind === "contract" ? "error" : "warn", "gateway", {
    call: path,
    kind,
    reason: error instanceof Error ? error.message : "",
  });
}

/** The answer stays what it is where the count cannot be taken back. */
async function tryUndo({ call }: GatewayCall, undo: () => Promise<void>): Promise<void> {
  try {
    await undo();
  } catch (error) {
    logFailure(call, error);
  }
}

function undoCount(request: GatewayCall, { data }: GatewayResponse): Promise<void> {
  const { call, body = {}, session, clientIp } = request;
  const loginParam = LOGIN_PARAMS.get(call.path);
  return tryUndo(request, async () => {
    if (loginParam) await resetLogin(body[loginParam], clientIp);
    else if (call.rateLimit === "failures" && data) await undoCall(call, { session, clientIp });
  });
}

/** Not after a timeout, 500 or 504: the shop may have checked the password. */
const isAway = (error: unknown): boolean =>
  error instanceof EbsnFailure &&
  (error.kind === "network" || (error.kind === "http" && [502, 503].includes(error.http)));

/** An outage must not lock out whoever tries to log in until it is over, nor those who share their address. */
async function undoUnseenLogin(request: GatewayCall, error: unknown): Promise<void> {
  const { call, body = {}, clientIp } = request;
  const loginParam = LOGIN_PARAMS.get(call.path);
  if (loginParam && isAway(error)) await tryUndo(request, () => undoLogin(body[loginParam], clientIp));
}

async function failedResponse(
  { call, query, locale, signal }: GatewayCall,
  cause: unknown,
  deadline: number,
): Promise<GatewayResponse> {
  const error = await toOutage(cause, deadline);
  if (!signal?.aborted) logFailure(call, error);
  if (!(await isCallMissing(error, { isRead: call.method === "GET", deadline })))
    return failureResponse(error, locale);
  await rememberMissingCall(error, { call, query, deadline });
  return errorResponse("notOffered", locale);
}

function resolveReplacedCall(request: GatewayCall): GatewayCall {
  const call = request.call.replacedBy?.(request.session);
  return call ? { ...request, call, path: call.path } : request;
}

const isDone = ({ status, http }: SessionResponse): boolean => status === 0 && http < 400;

/** A write that the shop answers without data has not emptied the cart or list: it is read again. */
async function readAnswer(
  request: GatewayCall,
  upstream: SessionResponse,
  session: Session,
): Promise<GatewayResult> {
  const { reread } = request.call;
  if (!reread || !isDone(upstream) || !isEmpty(upstream.data))
    return { response: await toGatewayResponse(request, upstream), session };
  const readRequest = { ...request, call: reread, path: reread.path, body: {}, session };
  const read = await send(readRequest);
  const messages = { ...upstream.messages, errors: read.messages.errors };
  return {
    response: await toGatewayResponse(readRequest, { ...read, messages }),
    session: sessionAfterCall(reread, session, read, {}),
  };
}

export async function callGateway(received: GatewayCall): Promise<GatewayResult> {
  const request = resolveReplacedCall(received);
  const { call, body = {}, session } = request;
  const rejection = await checkCall(request);
  if (rejection) return { response: rejection, session };
  if (shouldSkipCall(request)) return { response: errorResponse("notOffered", request.locale), session };
  const deadline = Math.min(request.deadline ?? Infinity, Date.now() + env().timeoutMs);
  try {
    const first = await send(request);
    // An expired anonymous session is dropped: there is no customer to log in again.
    const hasLapsed = first.http === SESSION_EXPIRED && isAnonymous(session);
    const before = hasLapsed ? withoutCustomer(session) : session;
    const upstream = hasLapsed ? await send({ ...request, session: before }) : first;
    const after = sessionAfterCall(call, before, upstream, body);
    const answer = await readAnswer(request, upstream, after);
    if (isSuccess(answer.response)) await undoCount(request, answer.response);
    return answer;
  } catch (cause) {
    await undoUnseenLogin(request, cause);
    return {
      response: await failedResponse(request, cause, deadline),
      session: sessionAfterLogout(call, session) ?? session,
    };
  }
}
