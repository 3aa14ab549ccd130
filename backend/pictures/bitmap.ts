/** A square of bytes: premultiplied RGBA, or one channel. */
export type Bitmap = { side: number; data: Uint8ClampedArray };

export function premultiplied(data: Uint8Array, side: number): Bitmap {
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

/** Half the size, each pixel the mean of four. */
export function halved({ side, data }: Bitmap): Bitmap {
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

const REACH = 3;

function smeared(data: Uint8ClampedArray, side: number, step: number, stride: number): Uint8ClampedArray {
  const out = new Uint8ClampedArray(data.length);
  for (let row = 0; row < side; row += 1) {
    for (let i = 0; i < side; i += 1) {
      let sum = 0;
      for (let k = -REACH; k <= REACH; k += 1) {
        const at = i + k;
        if (at >= 0 && at < side) sum += data[row * stride + at * step]!;
      }
      out[row * stride + i * step] = sum / (REACH * 2 + 1);
    }
  }
  return out;
}

/** The alpha of a bitmap, blurred, with a margin of a quarter of its side all round. */
export function blurred(bitmap: Bitmap): Bitmap {
  const margin = bitmap.side / 4;
  const side = bitmap.side + margin * 2;
  let data: Uint8ClampedArray = new Uint8ClampedArray(side * side);
  for (let y = 0; y < bitmap.side; y += 1) {
    for (let x = 0; x < bitmap.side; x += 1) {
      data[(y + margin) * side + x + margin] = bitmap.data[(y * bitmap.side + x) * 4 + 3]!;
    }
  }
  for (let pass = 0; pass < 2; pass += 1) {
    data = smeared(smeared(data, side, 1, side), side, side, 1);
  }
  return { side, data };
}
