import { Alert } from "@/components/ui/alert";
import { ResendConfirmation } from "./resend-confirmation";

/** `message` is empty where a dialog says it. */
export type LoginError = { login: string; code: string; message: string };

const NOT_CONFIRMED = "error.registration.registration_not_confirmed";

export function LoginErrorMessage({ login, code, message }: LoginError) {
  const canResend = code === NOT_CONFIRMED;
  if (!message && !canResend) return null;
  return (
    <Alert>
      {message && <p>{message}</p>}
      {canResend && <ResendConfirmation email={login} />}
    </Alert>
  );
}
