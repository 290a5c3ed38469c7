import { useDeferredValue, useMemo } from 'react'
import type { ShopSettings } from '#contract/settings.ts'
import { helpTopics, topicOf, type HelpTopic } from '#domain/help/help.ts'
import { type Text, useText } from '../../messages/text.ts'
import { Container } from '../../ui/container.tsx'
import type { ShellCategory } from '../shell/load-shell.ts'
import { plainAnswer } from './answer-parts.ts'
import { ContactWays } from './contact-ways.tsx'
import { FaqSection } from './faq-section.tsx'
import { FeedbackBox } from './feedback-box.tsx'
import { HelpTopics, QuickActions } from './help-cards.tsx'
import styles from './help-page.module.css'
import { HelpSearchBox } from './help-search.tsx'
import { HelpStats } from './help-stats.tsx'
import type { Help, HelpFaq } from './load-help.ts'
import { Resources } from './resources.tsx'
import { searchFaqs } from './search-faqs.ts'
import { StillQuestions } from './still-questions.tsx'
import { SupportFacts } from './support-facts.tsx'
import { useHelpWords } from './use-help-words.ts'
import { nameInAddress, useHelpSearch } from './use-help-search.ts'

type HelpPageProps = { help: Help; settings: ShopSettings; categories: readonly ShellCategory[] }

export function HelpPage({ help: { faqs, support, query: asked }, settings, categories }: HelpPageProps) {
  const text = useText()
  const search = useHelpSearch(asked)
  const { setQuery, pick } = search
  // Keeps a slow phone responsive to typing while the search runs.
  const query = useDeferredValue(search.query.trim())
  const readWords = useHelpWords(search.query.trim() !== '')
  const searched = useMemo(() => faqs.map((faq) => asSearched(text, faq)), [text, faqs])
  const found = useMemo(() => {
    const names = categories.map(({ name }) => name)
    const { entries, ...how } = searchFaqs(searched, query, names, readWords)
    return { ...how, entries: entries.map(({ faq }) => faq) }
  }, [searched, query, categories, readWords])
  const showAll = () => {
    setQuery('')
    nameInAddress('')
  }
  const answers = <FaqSection faqs={faqs} query={query} found={found} settings={settings} onShowAll={showAll} />
  // At once, so that the heading stands where the scroll to it begins.
  const isSearching = search.query.trim() !== ''
  return (
    <>
      <HelpSearchBox search={search} />
      <Container className={styles.sections}>
        {/* Answers to a search come right below its field. */}
        {isSearching && answers}
        <QuickActions pick={pick} />
        <HelpTopics counts={countTopics(faqs)} pick={pick} />
        {!isSearching && answers}
        <ContactWays settings={settings}>
          <SupportFacts settings={settings} support={support} />
        </ContactWays>
        <HelpStats support={support} />
        <Resources />
        <div className={styles.end}>
          <FeedbackBox />
          <StillQuestions settings={settings} />
        </div>
      </Container>
    </>
  )
}

/** Includes the titles above the question, without link markup. */
function asSearched(text: Text, faq: HelpFaq) {
  const topic = topicOf(faq)
  const titles = [text(`help.group.${faq.group}`), ...(topic ? [text(`help.topic.${topic}`)] : [])]
  return { faq, heading: titles.join('\n'), question: faq.question, answer: plainAnswer(faq.answer) }
}

function countTopics(faqs: readonly HelpFaq[]): Record<HelpTopic, number> {
  const counts = helpTopics.map((topic) => [topic, faqs.filter((faq) => topicOf(faq) === topic).length])
  return Object.fromEntries(counts) as Record<HelpTopic, number>
}
