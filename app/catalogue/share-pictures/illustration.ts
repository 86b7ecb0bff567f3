export interface Illustration {
  readonly svg: string
  readonly width: number
  readonly height: number
  /** Height of the ground strip at the bottom; 0 if it has none. */
  readonly ground: number
}

/** Replaces theme colours (`var(--name,#color)`), which the rasterizer does not support. @throws {Error} without a `viewBox` */
export function parseIllustration(svg: string, ground = 0): Illustration {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  if (!width || !height) throw new Error('A drawing needs a viewBox that begins at 0 0.')
  const flat = svg.replace(/var\(--[\w-]+,(#\w+)\)/g, '$1')
  return { svg: flat, width: Number(width), height: Number(height), ground }
}

export function sideBySide(svgs: readonly string[], side: number): Illustration {
  const parts = svgs.map((svg, index) =>
    svg.replace('<svg ', `<svg x="${index * side}" width="${side}" height="${side}" `),
  )
  const width = side * svgs.length
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${side}">${parts.join('')}</svg>`,
    width,
    height: side,
    ground: 0,
  }
}
