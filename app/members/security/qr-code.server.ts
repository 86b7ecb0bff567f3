import { encode } from 'uqr'

export interface QrCode {
  /** Modules per side, including a margin of four. */
  readonly size: number
  readonly path: string
}

/** Encodes a text as a QR code (ISO/IEC 18004) with level M, which tolerates 15 percent damage. */
export function drawQrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: squares.join('') }
}
