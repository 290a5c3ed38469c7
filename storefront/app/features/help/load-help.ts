import type { SupportReply } from '#contract/help.ts'
import type { FaqGroup } from '#domain/help/help.ts'
import { isBroken } from '#domain/catalog/search-words.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Api } from '../../api.ts'

/** Longer than any real search. */
export const MAX_QUERY_LENGTH = 100

export type HelpFaq = { slug: string; group: FaqGroup; isAboutProducts: boolean; question: string; answer: string }
export type Support = SupportReply['data'] & {
  /** For example `500K`; formatted here, since browsers abbreviate numbers differently. */
  issuesShort: string
}
export type Help = Awaited<ReturnType<typeof loadHelp>>

/** Loads the Help Center; `query` is the search in the address. */
export async function loadHelp(api: Api, language: Language, url: URL) {
  const [groups, support] = await Promise.all([api.faqs(), api.support()])
  const faqs: HelpFaq[] = groups.flatMap(({ group, entries }) => entries.map((entry) => ({ ...entry, group })))
  const compact = new Intl.NumberFormat(language, { notation: 'compact' })
  return {
    faqs,
    support: { ...support, issuesShort: compact.format(support.issuesResolved) } satisfies Support,
    query: queryOf(url),
  }
}

function queryOf(url: URL): string {
  const query = url.searchParams.get('q')?.trim().slice(0, MAX_QUERY_LENGTH) ?? ''
  return isBroken(query) ? '' : query
}
