import { Alert } from "@/components/ui/alert";
import { ResendConfirmation } from "./resend-confirmation";

export type LoginError = { login: string; code: string; message: string };

const NOT_CONFIRMED = "error.registration.registration_not_confirmed";

/** Also where a dialog says it, which may have been closed (requirements/platform#messages). */
export function LoginErrorMessage({ login, code, message }: LoginError) {
  return (
    <Alert>
      <p>{message}</p>
      {code === NOT_CONFIRMED && <ResendConfirmation email={login} />}
    </Alert>
  );
}
