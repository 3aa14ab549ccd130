import { type FormEvent, useTransition } from "react";
import { hasLostFocus } from "@/components/ui/has-lost-focus";

/** A form whose action is sent once at a time, and that React does not reset after it. */
export function useActionForm(formAction: (form: FormData) => void) {
  const [isPending, startTransition] = useTransition();

  function submit(event: FormEvent<HTMLFormElement>, send: (form: FormData) => void): void {
    const submitter = (event.nativeEvent as SubmitEvent).submitter;
    // A button of its own address, as a preview's.
    if (submitter?.hasAttribute("formmethod")) return;
    event.preventDefault();
    if (isPending) return;
    if (hasLostFocus()) submitter?.focus();
    const form = new FormData(event.currentTarget, submitter);
    startTransition(() => send(form));
  }

  return {
    isPending,
    formPropsOf: (send: (form: FormData) => void) => ({
      action: formAction,
      onSubmit: (event: FormEvent<HTMLFormElement>) => submit(event, send),
      "aria-busy": isPending,
    }),
  };
}
