type Fault = {
  type: string;
  message?: string;
  statement?: string;
  code?: string;
  stack: string;
  cause?: Fault;
};

type Given = { message: string; stack?: string; code?: unknown; cause?: unknown };

const isError = (value: unknown): value is Given =>
  typeof value === "object" && value !== null && typeof (value as Given).message === "string";

/** The frames alone: a stack begins with the message, which may hold anything. */
function frames({ stack = "", message }: Given): string {
  const start = message ? stack.indexOf(message) : -1;
  const rest = start < 0 ? stack : stack.slice(start + message.length);
  return rest
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
}

/**
 * An unexpected failure as the log keeps it. Of the database's only statement and code:
 * its messages, details and parameters hold what customers wrote.
 */
export function faultOf(error: unknown): Fault {
  if (!isError(error)) return { type: typeof error, stack: "" };
  const fault: Fault = { type: error.constructor.name, stack: frames(error) };
  if (typeof error.code === "string") fault.code = error.code;
  if ("query" in error && "params" in error && !("severity" in error)) fault.statement = String(error.query);
  // PostgreSQL's own errors, from a server or PGlite, carry a severity.
  else if (!("severity" in error)) fault.message = error.message;
  if (isError(error.cause)) fault.cause = faultOf(error.cause);
  return fault;
}
