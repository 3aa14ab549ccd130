/** A page in a background tab draws no frames. */
const LATEST_MS = 300;

export function afterFrame(callback: () => void): () => void {
  let timer = setTimeout(callback, LATEST_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
