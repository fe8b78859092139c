interface DetectedBarcode {
  rawValue: string;
}

interface Detector {
  detect(source: HTMLVideoElement): Promise<DetectedBarcode[]>;
}

declare global {
  interface Window {
    /** Not in all browsers, and not in the types of any. */
    BarcodeDetector?: new () => Detector;
  }
}

/** Whether this browser reads barcodes by its camera. Browsers give cameras to secure pages alone. */
export const readsBarcodes = () =>
  typeof window !== 'undefined' && Boolean(window.BarcodeDetector && navigator.mediaDevices);

const LOOK_MS = 150;
/** A code that was out of sight for so long is another unit. */
const GONE_MS = 1_000;

/** Tells a code that comes into sight from one that is still there. */
export function createSight() {
  const seen = new Map<string, number>();
  return (codes: readonly string[], now: number): string[] => {
    const fresh = [...new Set(codes)].filter((code) => now - (seen.get(code) ?? -Infinity) > GONE_MS);
    for (const code of codes) seen.set(code, now);
    return fresh;
  };
}

/** Shows the camera in a video and reports each code that comes into sight. Returns how to stop. Rejects when the camera may not be used. */
export async function readBarcodes(
  video: HTMLVideoElement,
  onCode: (code: string) => void,
): Promise<() => void> {
  const detector = new window.BarcodeDetector!();
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  video.srcObject = stream;
  const inSight = createSight();
  let timer: ReturnType<typeof setTimeout>;
  let isOver = false;
  const look = async () => {
    // Before its first picture a video cannot be read.
    const codes = await detector.detect(video).catch(() => []);
    if (isOver) return;
    for (const code of inSight(
      codes.map(({ rawValue }) => rawValue),
      Date.now(),
    ))
      onCode(code);
    timer = setTimeout(look, LOOK_MS);
  };
  // Resolves with the first picture.
  video.play().catch(() => {});
  void look();
  return () => {
    isOver = true;
    clearTimeout(timer);
    for (const track of stream.getTracks()) track.stop();
  };
}
