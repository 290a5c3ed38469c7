const FAMILIES = /^["']?(Mukta|Eczar)["']?$/

/**
 * Returns the page's own font faces that a text needs, each with its file inside: a picture loads nothing.
 *
 * @throws Error without a network, unless the browser has kept the files
 */
export async function embeddedFonts(text: string): Promise<string> {
  const points = [...new Set(Array.from(text, (letter) => letter.codePointAt(0)!))]
  const faces = Array.from(document.styleSheets, fontFacesOf)
    .flat()
    .filter(({ style }) => FAMILIES.test(style.getPropertyValue('font-family')))
    .filter(({ style }) => points.some((point) => isInRange(style.getPropertyValue('unicode-range'), point)))
  return (await Promise.all(faces.map(embedded))).join('\n')
}

function fontFacesOf(sheet: CSSStyleSheet): CSSFontFaceRule[] {
  return Array.from(sheet.cssRules).filter((rule) => rule instanceof CSSFontFaceRule)
}

/** @param range  as `U+A1-2DC, U+202F` */
function isInRange(range: string, point: number): boolean {
  return range.split(',').some((part) => {
    const [from, to = from] = part
      .trim()
      .replace(/^U\+/i, '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16))
    return from !== undefined && to !== undefined && point >= from && point <= to
  })
}

async function embedded({ style, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const [, file] = /url\(["']?([^"')]+)["']?\)/.exec(style.getPropertyValue('src')) ?? []
  if (!file) return ''
  const answer = await fetch(new URL(file, parentStyleSheet?.href ?? document.baseURI))
  if (!answer.ok) throw new Error(`A font answered ${answer.status}`)
  const kept = ['font-family', 'font-weight', 'unicode-range'].map((name) => `${name}:${style.getPropertyValue(name)}`)
  return `@font-face{${kept.join(';')};src:url(${await dataUrl(await answer.blob())})}`
}

function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('A font cannot be read')))
    reader.readAsDataURL(file)
  })
}
