import { pageStyles } from 'virtual:page-styles'

/**
 * Writes a page's styles into it: nothing is painted before they have come, and the whole stylesheet is three times as
 * large. That one loads when it is needed (ui/whole-styles.ts); where both have a rule, they have it in the same order.
 *
 * @param html     the page, with a link to the whole stylesheet
 * @param modules  addresses of the scripts of its routes
 */
export function withItsStyles(html: string, modules: readonly string[]): string {
  if (!pageStyles) return html
  const { file, rules, pages } = pageStyles
  const needed = new Set([...modules.flatMap((module) => pages[module] ?? []), ...usedIn(html)])
  const own = rules.filter(([ids]) => ids.length === 0 || ids.some((id) => needed.has(id)))
  const style = `<style>${own.map(([, text]) => text).join('')}</style>`
  const link = `<link rel="stylesheet" href="${file}"`
  return html.replace(`${link}/>`, () => `${style}${link} disabled=""/>`)
}

/** Returns the ids of style files that the classes of the page carry. */
function usedIn(html: string): string[] {
  return Array.from(html.matchAll(/\w__([0-9a-z]{5})\b/g), ([, id]) => id!)
}
