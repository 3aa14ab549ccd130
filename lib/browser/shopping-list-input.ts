type Recognition = {
  lang: string;
  start(): void;
  stop(): void;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onend: (() => void) | null;
  onerror: (() => void) | null;
};
type Detector = { detect(image: ImageBitmap): Promise<{ rawValue: string }[]> };

type ExperimentalGlobals = {
  SpeechRecognition?: new () => Recognition;
  webkitSpeechRecognition?: new () => Recognition;
  TextDetector?: new () => Detector;
};

const experimentalGlobals = () => globalThis as unknown as ExperimentalGlobals;
const speech = () => experimentalGlobals().SpeechRecognition ?? experimentalGlobals().webkitSpeechRecognition;

export const canListen = (): boolean => speech() !== undefined;
export const canReadPhotos = (): boolean => experimentalGlobals().TextDetector !== undefined;

/** Words between products; in "un chilo e mezzo" and "a pound and a half" they belong to the quantity. */
const BETWEEN_PRODUCTS: Record<string, RegExp> = {
  it: /,| (?:e )?poi | e (?!mezz)/i,
  en: /,| (?:and )?then | and (?!a half\b)/i,
};

const COMMA = /,/;

/** "latte, due pacchi di pasta e sei uova" is three products. */
const splitSpoken = (text: string, lang: string) =>
  text
    .split(BETWEEN_PRODUCTS[lang.slice(0, 2)] ?? COMMA)
    .map((line) => line.trim())
    .filter(Boolean);

/** Until the speaker pauses, or the signal asks for what was said so far. */
export function recognizeSpeech(lang: string, signal: AbortSignal): Promise<string[]> {
  const Listener = speech();
  if (!Listener) return Promise.resolve([]);
  return new Promise((resolve) => {
    const recognition = new Listener();
    recognition.lang = lang;
    recognition.onresult = ({ results }) =>
      resolve(Array.from(results).flatMap((result) => splitSpoken(result[0]?.transcript ?? "", lang)));
    recognition.onerror = () => resolve([]);
    recognition.onend = () => resolve([]);
    signal.addEventListener("abort", () => recognition.stop());
    recognition.start();
  });
}

export async function recognizePhotoText(file: Blob): Promise<string[]> {
  const { TextDetector } = experimentalGlobals();
  if (!TextDetector) return [];
  try {
    const found = await new TextDetector().detect(await createImageBitmap(file));
    return found.map(({ rawValue }) => rawValue.trim()).filter(Boolean);
  } catch {
    return [];
  }
}
