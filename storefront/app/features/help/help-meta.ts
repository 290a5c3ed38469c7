import { href, type MetaDescriptor } from 'react-router'
import { textIn } from '../../messages/text.ts'
import { addressOf, canonical } from '../shell/canonical.ts'
import type { shellOf } from '../shell/page-shell.ts'
import { plainAnswer } from './answer-parts.ts'
import type { HelpFaq } from './load-help.ts'

type PageShell = NonNullable<ReturnType<typeof shellOf>>

/** Returns the Help Center's meta tags for search engines and shared links. */
export function helpMeta(shell: PageShell, faqs: readonly HelpFaq[]): MetaDescriptor[] {
  const { language, settings } = shell
  const text = textIn(language)
  const title = text('page.title', { page: text('help.title'), name: settings.name })
  const description = text('help.description', { name: settings.name })
  const path = href('/help-center')
  const url = addressOf(shell, path)
  return [
    { title },
    { name: 'description', content: description },
    ...canonical(shell, path),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: settings.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    ...(faqs.length > 0 ? [{ 'script:ld+json': faqJsonLd(faqs, url) }] : []),
  ]
}

/** https://schema.org/FAQPage */
function faqJsonLd(faqs: readonly HelpFaq[], url: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    url,
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainAnswer(answer) },
    })),
  }
}
