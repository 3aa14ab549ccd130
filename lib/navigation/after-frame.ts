/** A page in a background tab draws no frames. */
const MAX_WAIT_MS = 300;

export function afterFrame(callback: () => void): () => void {
  let timer = setTimeout(callback, MAX_WAIT_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
