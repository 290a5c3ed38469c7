import type { ShopSettings } from '#contract/settings.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { FaqGroups } from './faq-groups.tsx'
import { FaqItem, linkDrawing } from './faq-item.tsx'
import styles from './faq-section.module.css'
import type { HelpFaq } from './load-help.ts'
import { NoAnswer } from './no-answer.tsx'
import type { FaqsFound } from './search-faqs.ts'
import { FAQ_ID } from './use-help-search.ts'

type FaqSectionProps = {
  faqs: readonly HelpFaq[]
  /** The search; '' shows all questions by group. */
  query: string
  found: FaqsFound<HelpFaq>
  settings: ShopSettings
  onShowAll: () => void
}

export function FaqSection({ faqs, query, found: { entries, meant, isExact }, settings, onShowAll }: FaqSectionProps) {
  const text = useText()
  const { number } = useFormat()
  const isSearching = query !== ''
  return (
    <section aria-labelledby={FAQ_ID} style={linkDrawing}>
      <h2 id={FAQ_ID} tabIndex={-1} className={styles.title}>
        {text('help.faq')}
      </h2>
      <div className={styles.outcome} role="status">
        {isSearching && (
          <>
            <p className={styles.count}>{text('help.found', { count: number(entries.length), text: query })}</p>
            {entries.length > 0 && meant !== null && <p>{text('help.meant', { text: query, meant })}</p>}
            {entries.length > 0 && meant === null && !isExact && <p>{text('help.nearest')}</p>}
            {entries.length === 0 && <p>{text('help.none')}</p>}
          </>
        )}
      </div>
      {isSearching && entries.length === 0 && <NoAnswer query={query} faqs={faqs} settings={settings} />}
      {isSearching && (
        <div className={styles.flat}>
          {entries.map((faq) => (
            <FaqItem key={faq.slug} faq={faq} heading="h3" />
          ))}
        </div>
      )}
      {isSearching && (
        <Button kind="outline" size="small" className={styles.all} onClick={onShowAll}>
          {text('help.show-all')}
        </Button>
      )}
      {!isSearching && (faqs.length === 0 ? <p>{text('help.faq-empty')}</p> : <FaqGroups faqs={faqs} />)}
    </section>
  )
}
