import MarkdownIt, { type Token } from 'markdown-it'
import { languagePath, type Language } from '#domain/language/languages.ts'

/** Maximum length of a page in UTF-16 units, enough for any legal text. */
export const MAX_MARKDOWN_LENGTH = 20_000

/** A heading of the second level, listed in the table of contents. */
export type Section = { id: string; title: string }

/**
 * CommonMark with tables; markup in a text stays text. Other renderers need seconds for some texts of a page's length. A
 * link has its own address: one that is named many times would make 225 MB of a page.
 */
const renderer = new MarkdownIt('commonmark', { html: false }).enable('table').disable('reference')

const SCHEME = /^[a-z][a-z0-9+.-]*:/i
const knownSchemes = new Set(['http:', 'https:', 'mailto:'])

/** Any other address, such as one that runs a script, stays text. */
renderer.validateLink = (address) => {
  const [scheme] = SCHEME.exec(address) ?? []
  return scheme === undefined || knownSchemes.has(scheme.toLowerCase())
}

/**
 * Renders CommonMark with tables as HTML: no raw HTML, no scripts, only web and mail addresses. Each heading has an
 * id. Headings begin at the second level, because the page's title is the first. Links to the shop's own pages, such
 * as `/contact`, stay in the same language.
 */
export function renderMarkdown(markdown: string, language: Language): { html: string; sections: Section[] } {
  const tokens = renderer.parse(withoutWideTables(markdown.slice(0, MAX_MARKDOWN_LENGTH)), {})
  const sections = nameHeadings(tokens)
  for (const token of tokens) {
    alignWithoutStyle(token)
    for (const child of token.children ?? []) keepLanguage(child, language)
  }
  return { html: renderer.renderer.render(tokens, renderer.options, {}).trimEnd(), sections }
}

/** Columns of a table. Its rows are filled up to all columns, so a wide table of short rows would keep the server busy. */
const MOST_COLUMNS = 6

/** Lines of a page with tables; a page of this length has some six hundred. A row may be a line of one letter. */
const MOST_LINES = 1_000

/** As the renderer takes them. */
const LINE_END = /\r\n?|\n/

/** Makes text of the rows of wider tables, and of all tables on a page of very many lines. */
function withoutWideTables(markdown: string): string {
  const lines = markdown.split(LINE_END)
  const hasTables = lines.length <= MOST_LINES
  return lines.map((line) => (!hasTables || isWide(line) ? line.replaceAll('|', String.raw`\|`) : line)).join('\n')
}

function isWide(line: string): boolean {
  return line.split('|').length - 2 > MOST_COLUMNS
}

/** Gives each heading an id and at least the second level. @returns those of the second level */
function nameHeadings(tokens: readonly Token[]): Section[] {
  const freeId = idsOnce()
  const sections: Section[] = []
  for (const [at, token] of tokens.entries()) {
    if (token.type !== 'heading_open' && token.type !== 'heading_close') continue
    if (token.tag === 'h1') token.tag = 'h2'
    if (token.type === 'heading_close') continue
    const title = textOf(tokens[at + 1]?.children ?? [])
    const id = freeId(title)
    token.attrSet('id', id)
    if (token.tag === 'h2') sections.push({ id, title })
  }
  return sections
}

function textOf(parts: readonly Token[]): string {
  return parts.map(({ type, content }) => (type === 'softbreak' || type === 'hardbreak' ? ' ' : content)).join('')
}

/** The policy of our pages allows no styles in attributes. */
function alignWithoutStyle(token: Token): void {
  const style = token.attrGet('style')
  if (style === null) return
  token.attrs = [['align', String(style).replace('text-align:', '')]]
}

function keepLanguage(token: Token, language: Language): void {
  if (token.type !== 'link_open') return
  const address = String(token.attrGet('href'))
  if (address.startsWith('/') && !address.startsWith('//')) token.attrSet('href', languagePath(language, address))
}

/** Invisible characters within Nepali words. */
const JOINERS = /[\u200C\u200D]/g

/**
 * Returns a function for ids: `What it costs` -> `s-what-it-costs`. Ids have only letters, digits and dashes, and
 * never collide with the page's own ids.
 */
function idsOnce(): (title: string) => string {
  const counts = new Map<string, number>()
  return (title) => {
    const words =
      title
        .toLowerCase()
        .replaceAll(JOINERS, '')
        .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
    const id = ['s', ...words].join('-')
    const count = (counts.get(id) ?? 0) + 1
    counts.set(id, count)
    return count === 1 ? id : `${id}--${count}` // no title produces two dashes
  }
}
