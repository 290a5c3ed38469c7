import { href, Link } from 'react-router'
import type { ShopSettings } from '#contract/settings.ts'
import { faqGroups } from '#domain/help/help.ts'
import { type Language, languages } from '#domain/language/languages.ts'
import { useFormat } from '../../format.ts'
import { useLanguage, useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { whatsappUrl } from '../chat/app-urls.ts'
import { FaqItem } from './faq-item.tsx'
import type { HelpFaq } from './load-help.ts'
import styles from './no-answer.module.css'

const OtherAnswers = lazyPart(() => import('./other-answers.tsx'), { texts: 'help' })

/** How many questions show in place of an answer. */
const OFTEN_ASKED = 4

type NoAnswerProps = { query: string; faqs: readonly HelpFaq[]; settings: ShopSettings }

/**
 * Ways on when no answer fits: the answers in another language, the products, which many look for here, the shop itself, and
 * what is often asked.
 */
export function NoAnswer({ query, faqs, settings: { phone, email, whatsapp } }: NoAnswerProps) {
  const text = useText()
  const language = useLanguage()
  const format = useFormat()
  const often = firstOfGroups(faqs)
  return (
    <div className={styles.none}>
      {languages
        .filter((other) => other !== language && isWrittenIn(other, query))
        .map((other) => (
          <OtherAnswers key={other} language={other} query={query} />
        ))}
      <Link className={styles.other} to={`${href('/search')}?${new URLSearchParams({ q: query })}`}>
        {text('help.search-products', { text: query })}
      </Link>
      <p>{text('help.none-contact')}</p>
      <ul>
        <li>
          <a href={`tel:${phone}`}>
            <Icon name="phone" size={20} />
            {format.phone(phone)}
          </a>
        </li>
        <li>
          <a href={`mailto:${email}`}>
            <Icon name="mail" size={20} />
            {email}
          </a>
        </li>
        <li>
          <a href={whatsappUrl(whatsapp)} target="_blank" rel="noopener">
            <Icon name="whatsapp" size={20} />
            {text('help.whatsapp')}
          </a>
        </li>
      </ul>
      {often.length > 0 && (
        <>
          <h3 className={styles.often}>{text('help.often')}</h3>
          {often.map((faq) => (
            <FaqItem key={faq.slug} faq={faq} heading="h4" />
          ))}
        </>
      )}
    </div>
  )
}

/** The shop puts the commonest question of a group first. */
function firstOfGroups(faqs: readonly HelpFaq[]): HelpFaq[] {
  return faqGroups.flatMap((group) => faqs.find((faq) => faq.group === group) ?? []).slice(0, OFTEN_ASKED)
}

function isWrittenIn(language: Language, query: string): boolean {
  const scripts: Record<Language, RegExp> = { en: /\p{Script=Latin}/u, ne: /\p{Script=Devanagari}/u }
  return scripts[language].test(query)
}
