import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import type { ShopSettings } from '#contract/settings.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Container } from '../../ui/container.tsx'
import { Icon } from '../../ui/icon.tsx'
import { shopPagePath, type ShopPageName } from './shop-page-links.ts'
import styles from './shop-page.module.css'

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
  const text = useText()
  return (
    <Container className={styles.page}>
      <Breadcrumb steps={[{ name: text('breadcrumb.home'), to: href('/') }, { name: title }]} />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.summary}>{summary}</p>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </header>
      <div className={aside ? styles.split : undefined}>
        {aside && <div className={styles.aside}>{aside}</div>}
        <article className={styles.text}>
          {children}
          <Further related={related} settings={settings} />
        </article>
      </div>
    </Container>
  )
}

function Further({ related, settings }: Pick<ReadingPageProps, 'related' | 'settings'>) {
  const text = useText()
  const { phone } = useFormat()
  return (
    <footer className={styles.further}>
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
