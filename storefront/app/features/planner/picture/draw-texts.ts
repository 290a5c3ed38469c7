/**
 * Draws the texts of a drawing on the page where they are, in the fonts of the page: a picture of an SVG file would have
 * to bring its fonts, and browsers draw it before they have read them.
 *
 * @param density  pixels of the canvas for each one of the drawing
 */
export function drawTexts(sheet: SVGSVGElement, context: CanvasRenderingContext2D, density: number): void {
  const toSheet = sheet.getScreenCTM()?.inverse()
  for (const text of sheet.querySelectorAll('text')) {
    const toScreen = text.getScreenCTM()
    if (!toSheet || !toScreen) throw new Error('The drawing is not laid out')
    context.setTransform(new DOMMatrix().scale(density).multiply(toSheet.multiply(toScreen)))
    const lines = text.querySelectorAll('tspan')
    for (const line of lines.length === 0 ? [text] : lines) drawLine(line, context)
  }
  context.resetTransform()
}

function drawLine(line: SVGTextPositioningElement, context: CanvasRenderingContext2D): void {
  const style = getComputedStyle(line)
  const [x, y] = ['x', 'y'].map((name) => Number(line.getAttribute(name)))
  const words = line.textContent
  context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
  context.textAlign = style.textAnchor === 'middle' ? 'center' : 'start'
  if (style.stroke !== 'none') {
    context.lineJoin = 'round'
    context.lineWidth = Number.parseFloat(style.strokeWidth)
    context.strokeStyle = style.stroke
    context.strokeText(words, x!, y!)
  }
  context.fillStyle = style.fill
  context.fillText(words, x!, y!)
}
