/** Reads HEIC, HEVC inside HEIF, into pixels: libheif, compiled to WebAssembly. */
declare module 'heic-decode' {
  interface HeicImage {
    readonly width: number
    readonly height: number
    /** Pixels upright, four bytes each: red, green, blue, alpha. */
    decode(): Promise<{ readonly data: Uint8ClampedArray }>
  }
  const decodeHeic: {
    /** The pictures of a file, not decoded yet. `dispose` gives their memory back. */
    all(file: { readonly buffer: Uint8Array }): Promise<readonly HeicImage[] & { readonly dispose: () => void }>
  }
  export default decodeHeic
}
