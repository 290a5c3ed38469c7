import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'
import { languagePath, type Language } from '#domain/languages.ts'

/** Of a page; UTF-16 units. Enough for any text of law, and few enough that no text keeps the server busy. */
export const MAX_MARKDOWN_LENGTH = 20_000

type HtmlExtension = ReturnType<typeof gfmTableHtml>
/** A heading of the second rank, which a list of contents names. */
export type Section = { id: string; title: string }

/**
 * CommonMark with tables as HTML: no HTML of the text's own, no scripts, no addresses but of the web and of mails. Each
 * heading has an id. Headings begin at the second rank, since the page's title is the first. Addresses of the shop's own
 * pages, such as `/contact`, lead to them in the same language.
 */
export function renderMarkdown(markdown: string, language: Language): { html: string; sections: Section[] } {
  const sections: Section[] = []
  const html = micromark(shallow(markdown.slice(0, MAX_MARKDOWN_LENGTH)), {
    extensions: [gfmTable()],
    htmlExtensions: [gfmTableHtml(), headingsInto(sections)],
  })
  return { html: linkIn(html, language), sections }
}

/** Quotes and lists in one another, begun in one line. */
const MOST_NESTED = 8
const MARKER = String.raw`[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))`
const tooDeep = new RegExp(`^((?:${MARKER}){${MOST_NESTED}})(?:${MARKER})+`, 'gm')

/** Thousands of quotes in one another would keep the server busy for a minute. */
function shallow(markdown: string): string {
  return markdown.replaceAll(tooDeep, '$1')
}

/** Takes the place of micromark's own headings, which have no ids. */
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
        rank ||= this.sliceSerialize(token).length // another one may end the line
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

/** Invisible within words of Nepali. */
const JOINERS = /[\u200C\u200D]/g

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

function textOf(html: string): string {
  return html.replaceAll(/<[^<>]*>/g, '').replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity]!)
}

/** `What it costs` -> `s-what-it-costs`: letters, digits and dashes only, and never an id that the page itself has. */
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
    return count === 1 ? id : `${id}--${count}` // two dashes: no title makes them
  }
}

/** In what micromark writes, a quote that is no attribute's end is an entity: this finds nothing but links. */
function linkIn(html: string, language: Language): string {
  return html.replaceAll(/<a href="(\/(?!\/)[^"]*)"/g, (_, path: string) => `<a href="${languagePath(language, path)}"`)
}
