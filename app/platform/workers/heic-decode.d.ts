/** Decodes HEIC (HEVC in HEIF) by libheif in WebAssembly. */
declare module 'heic-decode' {
  interface HeicImage {
    readonly width: number
    readonly height: number
    /** Upright RGBA pixels. */
    decode(): Promise<{ readonly data: Uint8ClampedArray }>
  }
  const decodeHeic: {
    /** Pictures of a file, not decoded. `dispose` frees their memory. */
    all(file: { readonly buffer: Uint8Array }): Promise<readonly HeicImage[] & { readonly dispose: () => void }>
  }
  export default decodeHeic
}
