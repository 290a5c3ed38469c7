// Helpers for tests of served HTML. They rely on React's output: no line breaks, and double quotes.

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

/** Returns the visible text of HTML, without pictures and scripts. */
export function textOf(html: string): string {
  const words = html.replaceAll(/<!--.*?-->|<(script|style|svg)\b.*?<\/\1>|<[^>]*>/gs, '')
  return words.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity]!).trim()
}

/** Returns the text of each element with that name, innermost only. */
export function textsOf(html: string, tag: string): string[] {
  return [...html.matchAll(new RegExp(`<${tag}(?: [^>]*)?>(.*?)</${tag}>`, 'gs'))].map(([, inner]) => textOf(inner!))
}

/** Returns the part from the first `begin` to the next `end`; '' if missing. */
export function part(html: string, begin: string, end: string): string {
  const at = html.indexOf(begin)
  return at < 0 ? '' : html.slice(at, html.indexOf(end, at + begin.length) + end.length)
}

/** Returns the page without header and footer. */
export const mainOf = (html: string) => part(html, '<main', '</main>')

/** Returns the targets of links, in order. */
export const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, address]) => textOf(address!))
