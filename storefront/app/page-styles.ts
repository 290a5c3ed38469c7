import { pageStyles } from 'virtual:page-styles'

/** The build's faces of Devanagari letters, 200 KB in all. */
const NEPALI_FACE = /@font-face\{[^}]*U\+0*900-[^}]*\}/gi

/**
 * Writes a page's styles into it: nothing is painted before they have come, and the whole stylesheet is three times as
 * large. That one loads when it is needed (ui/whole-styles.ts); where both have a rule, they have it in the same order.
 *
 * An English page is Nepali only in what visitors wrote, far below. The fonts for it must not compete with the first
 * screen for the network, so they wait for the whole stylesheet, too.
 *
 * @param html     the page, with a link to the whole stylesheet
 * @param modules  addresses of the scripts of its routes
 */
export function withItsStyles(html: string, modules: readonly string[]): string {
  if (!pageStyles) return html
  const { file, rules, pages } = pageStyles
  const needed = new Set([...modules.flatMap((module) => pages[module] ?? []), ...usedIn(html)])
  const own = rules.filter(([ids]) => ids.length === 0 || ids.some((id) => needed.has(id)))
  const text = own.map(([, rule]) => rule).join('')
  const later = html.includes('<html lang="en"') ? (text.match(NEPALI_FACE) ?? []) : []
  const now = later.reduce((rest, face) => rest.replace(face, ''), text)
  const style = `<style>${now}</style>${later.length > 0 ? `<style media="not all">${later.join('')}</style>` : ''}`
  const link = `<link rel="stylesheet" href="${file}"`
  return html.replace(`${link}/>`, () => `${style}${link} disabled=""/>`)
}

/** Returns the ids of style files that the classes of the page carry. */
function usedIn(html: string): string[] {
  return Array.from(html.matchAll(/\w__([0-9a-z]{3})\b/g), ([, id]) => id!)
}
