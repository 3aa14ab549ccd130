/** A popover form that is closed without being submitted shows its original values when it opens again. */
export function resetOnClose(form: HTMLFormElement, onReset: () => void): () => void {
  let isSubmitted = false;
  const onSubmit = () => (isSubmitted = true);
  function onToggle(event: Event): void {
    if (event.target !== form) return;
    if ((event as ToggleEvent).newState === "open") isSubmitted = false;
    else if (!isSubmitted) {
      form.reset();
      onReset();
    }
  }
  form.addEventListener("submit", onSubmit);
  form.addEventListener("toggle", onToggle);
  return () => {
    form.removeEventListener("submit", onSubmit);
    form.removeEventListener("toggle", onToggle);
  };
}
