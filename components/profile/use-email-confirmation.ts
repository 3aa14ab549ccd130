import { useEffect, useState } from "react";
import { apiFetch } from "@/lib/api/api-fetch";
import { refreshCart } from "@/lib/cart/fetch-cart";

type Confirmation = { email: string } | { error: unknown };

const sent = new Map<string, Promise<string>>();

/** Once per token: a shop may refuse it the second time. */
function confirmEmail(token: string): Promise<string> {
  const known = sent.get(token);
  if (known) return known;
  const answer = apiFetch<string>("registration/update_email", { method: "POST", body: { token } });
  sent.set(token, answer);
  answer.then(refreshCart, () => sent.delete(token));
  return answer;
}

/** By script, so that link previews do not use up the token. `confirmation` is null until the first answer. */
export function useEmailConfirmation(token: string) {
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isRetrying, setIsRetrying] = useState(false);
  useEffect(() => {
    if (!token) return;
    let isShown = true;
    const show = (next: Confirmation) => {
      if (!isShown) return;
      setConfirmation(next);
      setIsRetrying(false);
    };
    confirmEmail(token).then(
      (email) => show({ email }),
      (error: unknown) => show({ error }),
    );
    return () => {
      isShown = false;
    };
  }, [token, attempt]);
  const retry = () => {
    setIsRetrying(true);
    setAttempt(attempt + 1);
  };
  return { confirmation, isRetrying, retry };
}
