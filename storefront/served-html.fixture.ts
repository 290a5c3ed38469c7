// For tests of what a server sends: just enough of HTML, which React writes without line breaks and with double quotes.

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

/** What a reader sees of a piece of HTML, pictures and scripts left out. */
export function textOf(html: string): string {
  const words = html.replaceAll(/<!--.*?-->|<(script|style|svg)\b.*?<\/\1>|<[^>]*>/gs, '')
  return words.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity]!).trim()
}

/** What stands in each element of that name that holds none of the same name. */
export function textsOf(html: string, tag: string): string[] {
  return [...html.matchAll(new RegExp(`<${tag}(?: [^>]*)?>(.*?)</${tag}>`, 'gs'))].map(([, inner]) => textOf(inner!))
}

/** From the first place of `begin` to the next `end` behind it; '' where there is none. */
export function part(html: string, begin: string, end: string): string {
  const at = html.indexOf(begin)
  return at < 0 ? '' : html.slice(at, html.indexOf(end, at + begin.length) + end.length)
}

/** The page without header and footer. */
export const mainOf = (html: string) => part(html, '<main', '</main>')

/** The addresses of links, in their order. */
export const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, address]) => textOf(address!))
