import { href, Link } from 'react-router'
import type { ShopSettings } from '#contract/settings.ts'
import { type Language, languagePath, languages } from '#domain/language/languages.ts'
import { useFormat } from '../../format.ts'
import { useLanguage, useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { whatsappUrl } from '../chat/app-urls.ts'
import styles from './no-answer.module.css'
import { searchPath } from './use-help-search.ts'

type NoAnswerProps = { query: string; settings: ShopSettings }

/**
 * Ways on when no answer fits: the answers in another language, the products, which many look for here, and the shop itself.
 */
export function NoAnswer({ query, settings: { phone, email, whatsapp } }: NoAnswerProps) {
  const text = useText()
  const language = useLanguage()
  const format = useFormat()
  return (
    <div className={styles.none}>
      {languages
        .filter((other) => other !== language && isWrittenIn(other, query))
        .map((other) => (
          <a key={other} className={styles.other} href={languagePath(other, searchPath(query))} hrefLang={other}>
            {text(`help.search-in.${other}`, { text: query })}
          </a>
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
    </div>
  )
}

function isWrittenIn(language: Language, query: string): boolean {
  const scripts: Record<Language, RegExp> = { en: /\p{Script=Latin}/u, ne: /\p{Script=Devanagari}/u }
  return scripts[language].test(query)
}
