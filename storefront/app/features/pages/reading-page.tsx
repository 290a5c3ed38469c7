import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import type { ShopSettings } from '#contract/settings.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { shopPagePath, type ShopPageName } from './shop-page-links.ts'
import styles from './shop-page.module.css'
import { TitledPage } from './titled-page.tsx'

type ReadingPageProps = {
  title: string
  summary: string
  /** Small text below the title. */
  note?: string
  /** Beside the text on desktop, before it on a phone. */
  aside?: ReactNode
  related: readonly ShopPageName[]
  settings: ShopSettings
  children: ReactNode
}

/** The frame of pages about the shop. */
export function ReadingPage({ title, summary, note, aside, related, settings, children }: ReadingPageProps) {
  return (
    <TitledPage title={title} intro={summary} note={note !== undefined && <p className={styles.note}>{note}</p>}>
      <div className={aside ? styles.split : styles.whole}>
        {aside && <div className={`${styles.aside} not-printed`}>{aside}</div>}
        <article className={styles.text}>
          {children}
          <Further related={related} settings={settings} />
        </article>
      </div>
    </TitledPage>
  )
}

function Further({ related, settings }: Pick<ReadingPageProps, 'related' | 'settings'>) {
  const text = useText()
  const { phone } = useFormat()
  return (
    <footer className={`${styles.further} not-printed`}>
      <nav aria-labelledby="page-related">
        <h2 id="page-related" className={styles.furtherTitle}>
          {text('page.related')}
        </h2>
        <ul>
          {related.map((name) => (
            <li key={name}>
              <Link to={shopPagePath(name)}>
                {text(`page.name.${name}`)}
                <Icon name="arrow-right" size={18} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-labelledby="page-questions">
        <h2 id="page-questions" className={styles.furtherTitle}>
          {text('page.questions')}
        </h2>
        <ul>
          <li>
            <Link to={href('/contact')}>
              {text('page.name.contact')}
              <Icon name="arrow-right" size={18} />
            </Link>
          </li>
          <li>
            <a href={`tel:${settings.phone}`}>{phone(settings.phone)}</a>
          </li>
          <li>
            <a href={`mailto:${settings.email}`}>{settings.email}</a>
          </li>
        </ul>
      </section>
    </footer>
  )
}
