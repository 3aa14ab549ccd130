/** A square of bytes: premultiplied RGBA, or one channel. */
export type Bitmap = { side: number; data: Uint8ClampedArray };

export function premultiply(data: Uint8Array, side: number): Bitmap {
  const out = new Uint8ClampedArray(data.length);
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3]!;
    out[i] = (data[i]! * alpha) / 255;
    out[i + 1] = (data[i + 1]! * alpha) / 255;
    out[i + 2] = (data[i + 2]! * alpha) / 255;
    out[i + 3] = alpha;
  }
  return { side, data: out };
}

export function halve({ side, data }: Bitmap): Bitmap {
  const half = side / 2;
  const out = new Uint8ClampedArray(half * half * 4);
  for (let y = 0; y < half; y += 1) {
    for (let x = 0; x < half; x += 1) {
      const from = (y * 2 * side + x * 2) * 4;
      const to = (y * half + x) * 4;
      for (let c = 0; c < 4; c += 1) {
        const i = from + c;
        out[to + c] = (data[i]! + data[i + 4]! + data[i + side * 4]! + data[i + side * 4 + 4]!) / 4;
      }
    }
  }
  return { side: half, data: out };
}

const BLUR_RADIUS = 3;

function blurRows(data: Uint8ClampedArray, side: number, step: number, stride: number): Uint8ClampedArray {
  const out = new Uint8ClampedArray(data.length);
  for (let row = 0; row < side; row += 1) {
    for (let i = 0; i < side; i += 1) {
      let sum = 0;
      for (let k = -BLUR_RADIUS; k <= BLUR_RADIUS; k += 1) {
        const at = i + k;
        if (at >= 0 && at < side) sum += data[row * stride + at * step]!;
      }
      out[row * stride + i * step] = sum / (BLUR_RADIUS * 2 + 1);
    }
  }
  return out;
}

/** The blurred alpha of a bitmap, with a margin of a quarter of its side all round. */
export function blurAlpha(bitmap: Bitmap): Bitmap {
  const margin = bitmap.side / 4;
  const side = bitmap.side + margin * 2;
  let data: Uint8ClampedArray = new Uint8ClampedArray(side * side);
  for (let y = 0; y < bitmap.side; y += 1) {
    for (let x = 0; x < bitmap.side; x += 1) {
      data[(y + margin) * side + x + margin] = bitmap.data[(y * bitmap.side + x) * 4 + 3]!;
    }
  }
  for (let pass = 0; pass < 2; pass += 1) {
    data = blurRows(blurRows(data, side, 1, side), side, side, 1);
  }
  return { side, data };
}
