import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'
import { languagePath, type Language } from '#domain/language/languages.ts'

/**
 * Maximum length of a page in UTF-16 units. It is enough for any legal text, and too little to keep the server busy.
 */
export const MAX_MARKDOWN_LENGTH = 20_000

type HtmlExtension = ReturnType<typeof gfmTableHtml>
/** A heading of the second level, listed in the table of contents. */
export type Section = { id: string; title: string }

/**
 * Renders CommonMark with tables as HTML: no raw HTML, no scripts, only web and mail addresses. Each heading has an
 * id. Headings begin at the second level, because the page's title is the first. Links to the shop's own pages, such
 * as `/contact`, stay in the same language.
 */
export function renderMarkdown(markdown: string, language: Language): { html: string; sections: Section[] } {
  const sections: Section[] = []
  const html = micromark(shallow(markdown.slice(0, MAX_MARKDOWN_LENGTH)), {
    extensions: [gfmTable()],
    htmlExtensions: [gfmTableHtml(), headingsInto(sections)],
  })
  return { html: linkIn(html, language), sections }
}

/** Maximum depth of nested quotes and lists that begin on one line. */
const MOST_NESTED = 8
const MARKER = String.raw`[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))`
const tooDeep = new RegExp(`^((?:${MARKER}){${MOST_NESTED}})(?:${MARKER})+`, 'gm')

/** Removes deeper markers: thousands of nested quotes would keep the server busy for a minute. */
function shallow(markdown: string): string {
  return markdown.replaceAll(tooDeep, '$1')
}

/** Replaces micromark's own headings, which have no ids. */
function headingsInto(sections: Section[]): HtmlExtension {
  const freeId = idsOnce()
  let rank = 0

  function heading(inner: string): string {
    const title = textOf(inner)
    const id = freeId(title)
    const level = Math.max(2, rank)
    if (level === 2) sections.push({ id, title })
    rank = 0
    return `<h${level} id="${id}">${inner}</h${level}>`
  }

  return {
    enter: {
      atxHeading() {
        this.buffer()
      },
      setextHeading() {
        this.buffer()
      },
    },
    exit: {
      atxHeadingSequence(token) {
        rank ||= this.sliceSerialize(token).length // a closing sequence may follow
      },
      atxHeading() {
        const inner = this.resume()
        this.lineEndingIfNeeded()
        this.tag(heading(inner))
      },
      setextHeadingLineSequence(token) {
        rank = this.sliceSerialize(token).startsWith('=') ? 1 : 2
      },
      setextHeading() {
        const inner = this.resume()
        this.lineEndingIfNeeded()
        this.tag(heading(inner))
        this.setData('slurpAllLineEndings')
      },
    },
  }
}

/** Invisible characters within Nepali words. */
const JOINERS = /[\u200C\u200D]/g

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

function textOf(html: string): string {
  return html.replaceAll(/<[^<>]*>/g, '').replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? '')
}

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

/** Rewrites the links. micromark escapes quotes outside attributes, so this matches only links. */
function linkIn(html: string, language: Language): string {
  return html.replaceAll(/<a href="(\/(?!\/)[^"]*)"/g, (_, path: string) => `<a href="${languagePath(language, path)}"`)
}
