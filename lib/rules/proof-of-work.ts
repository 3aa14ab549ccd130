const BITS_OF_BYTE = 8;

export function leadingZeros(bytes: Uint8Array): number {
  let zeros = 0;
  for (const byte of bytes) {
    if (byte !== 0) return zeros + Math.clz32(byte) - (32 - BITS_OF_BYTE);
    zeros += BITS_OF_BYTE;
  }
  return zeros;
}

export const proofText = (challenge: string, nonce: number): string => `${challenge}.${nonce}`;
