type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
};

const FORMATS = ["ean_13", "ean_8", "upc_a"];
const PAUSE_MS = 200;

const detectorClass = () => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

export async function canScan(): Promise<boolean> {
  const Detector = detectorClass();
  if (!Detector || !("mediaDevices" in navigator)) return false;
  try {
    const [formats, devices] = await Promise.all([
      Detector.getSupportedFormats(),
      navigator.mediaDevices.enumerateDevices(),
    ]);
    return formats.includes("ean_13") && devices.some(({ kind }) => kind === "videoinput");
  } catch {
    return false;
  }
}

/** The video stays on the device. Throws without permission. */
export const openCamera = (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" }, audio: false });

export function watchForCode(video: HTMLVideoElement, onCode: (code: string) => void): () => void {
  const Detector = detectorClass();
  if (!Detector) return () => undefined;
  const detector = new Detector({ formats: FORMATS });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  async function look(): Promise<void> {
    const [found] = await detector.detect(video).catch(() => []);
    if (isOver) return;
    if (found && /^\d{8,14}$/.test(found.rawValue)) return onCode(found.rawValue);
    timer = setTimeout(() => void look(), PAUSE_MS);
  }

  void look();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
