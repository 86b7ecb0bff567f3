/** A drawing of ours for a picture. */
export interface Drawing {
  /** The document, with a `viewBox` of the size below. */
  readonly svg: string
  readonly width: number
  readonly height: number
  /** Height of the yard at its bottom; 0 when it has none and stands on the picture's. */
  readonly ground: number
}

/**
 * A drawing from its file. Colours that follow the page's theme (`var(--name,#color)`) become the ones of the light look:
 * what rasterises SVG knows no custom properties.
 * @throws {Error} when the file has no `viewBox`.
 */
export function drawingOf(svg: string, ground = 0): Drawing {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  if (!width || !height) throw new Error('A drawing needs a viewBox that begins at 0 0.')
  const flat = svg.replace(/var\(--[\w-]+,(#\w+)\)/g, '$1')
  return { svg: flat, width: Number(width), height: Number(height), ground }
}

/** Square drawings side by side. */
export function inARow(svgs: readonly string[], side: number): Drawing {
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
