/** What the drawing's stylesheets set; a picture knows no stylesheet and no custom property. */
const properties = ['fill', 'fill-opacity', 'stroke', 'stroke-linejoin']

/** A copy of a drawing on the page that looks the same anywhere, without its texts. */
export function withOwnStyles(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const originals = [drawing, ...drawing.querySelectorAll<SVGElement>('*')]
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')]
  for (const [at, original] of originals.entries()) {
    const own = copies[at]!
    const computed = getComputedStyle(original)
    own.removeAttribute('class')
    own.removeAttribute('style')
    for (const property of properties) own.style.setProperty(property, computed.getPropertyValue(property))
    for (const [property, value] of strokeOf(original, computed)) own.style.setProperty(property, value)
  }
  for (const text of copy.querySelectorAll('text')) text.remove()
  return copy
}

/** Lines keep their width in pixels, whatever the picture is scaled by. */
function strokeOf(original: SVGElement, computed: CSSStyleDeclaration): [property: string, value: string][] {
  const isFixed = computed.getPropertyValue('vector-effect') === 'non-scaling-stroke'
  const perPixel = isFixed ? Number(original.closest<SVGElement>('[data-per-pixel]')?.dataset['perPixel'] ?? 1) : 1
  const dashes = computed.getPropertyValue('stroke-dasharray')
  return [
    ['stroke-width', `${Number.parseFloat(computed.getPropertyValue('stroke-width')) * perPixel}px`],
    ['stroke-dasharray', dashes.replaceAll(/[\d.]+/g, (length) => String(Number(length) * perPixel))],
  ]
}
