type Recognition = {
  lang: string;
  start(): void;
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

/** "latte, due pacchi di pasta e sei uova" is three products. */
const splitSpoken = (text: string) =>
  text
    .replaceAll(/ (?:e )?poi /gi, ",")
    .replaceAll(/ e (?!mezz)/gi, ",")
    .split(",")
    .map((line) => line.trim())
    .filter(Boolean);

export function recognizeSpeech(lang: string): Promise<string[]> {
  const Listener = speech();
  if (!Listener) return Promise.resolve([]);
  return new Promise((resolve) => {
    const recognition = new Listener();
    recognition.lang = lang;
    recognition.onresult = ({ results }) =>
      resolve(Array.from(results).flatMap((result) => splitSpoken(result[0]?.transcript ?? "")));
    recognition.onerror = () => resolve([]);
    recognition.onend = () => resolve([]);
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
