import { useLocation } from 'react-router'
import { type Language, languagePath, languages } from '#domain/language/languages.ts'
import { useLanguage } from '../../messages/text.ts'
import { rememberLanguage } from './remembered-language.ts'
import { replacePage } from './replace-page.ts'
import styles from './language-switch.module.css'
import nepali from './nepali.svg'

/** Each language in its own words; drawn as a picture if its script would need another font. */
const names: Record<Language, { name: string; drawn?: { file: string; width: number; height: number } }> = {
  en: { name: 'English' },
  ne: { name: 'नेपाली', drawn: { file: nepali, width: 30, height: 17 } },
}

/**
 * Links to the same page in the other languages, which is another document. It takes the place of this one: Back leads to
 * the page before, not to the same page in the first language.
 */
export function LanguageSwitch() {
  const language = useLanguage()
  const { pathname, search, hash } = useLocation()
  return languages
    .filter((other) => other !== language)
    .map((other) => {
      const { name, drawn } = names[other]
      const address = languagePath(other, pathname) + search + hash
      return (
        <a
          key={other}
          className={styles.switch}
          // The served HTML lacks the hash and what only the browser reads. Hydration leaves an attribute as it is.
          ref={(link) => void (link && (link.href = address))}
          suppressHydrationWarning
          href={address}
          lang={other}
          hrefLang={other}
          onClick={(event) => {
            rememberLanguage(other)
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
            event.preventDefault()
            replacePage(event.currentTarget.href)
          }}
        >
          {drawn ? <img src={drawn.file} width={drawn.width} height={drawn.height} alt={name} /> : name}
        </a>
      )
    })
}
