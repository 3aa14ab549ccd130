type LoggedError = {
  type: string;
  message?: string;
  statement?: string;
  code?: string;
  stack: string;
  cause?: LoggedError;
};

type ErrorLike = { message: string; stack?: string; code?: unknown; cause?: unknown };

const isErrorLike = (value: unknown): value is ErrorLike =>
  typeof value === "object" && value !== null && typeof (value as ErrorLike).message === "string";

/** Drops the message a stack starts with: it may contain personal data. */
function stackFrames({ stack = "", message }: ErrorLike): string {
  const start = message ? stack.indexOf(message) : -1;
  const withoutMessage = start < 0 ? stack : stack.slice(start + message.length);
  return withoutMessage
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
}

/** Of database errors only statement and code: messages and parameters contain customer data. */
export function toLoggedError(error: unknown): LoggedError {
  if (!isErrorLike(error)) return { type: typeof error, stack: "" };
  const logged: LoggedError = { type: error.constructor.name, stack: stackFrames(error) };
  if (typeof error.code === "string") logged.code = error.code;
  if ("query" in error && "params" in error && !("severity" in error)) logged.statement = String(error.query);
  // PostgreSQL errors, from a server or PGlite, carry a severity.
  else if (!("severity" in error)) logged.message = error.message;
  if (isErrorLike(error.cause)) logged.cause = toLoggedError(error.cause);
  return logged;
}
