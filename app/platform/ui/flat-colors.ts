/** Tokens in sRGB, where custom properties are unknown: browser chrome, manifest, pictures. */
export const flatColors = {
  kraft: { light: '#d6ae7d', dark: '#4c3721' },
  kraftInk: { light: '#2a1c10', dark: '#f4e6ce' },
  paper: { light: '#f5f4f0', dark: '#161813' },
} as const
