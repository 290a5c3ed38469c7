import type { Client } from '#contract/content.ts'
import { useText } from '../../messages/text.ts'
import { Picture } from '../../ui/picture.tsx'
import styles from './client-logos.module.css'

export function ClientLogos({ clients }: { clients: readonly Client[] }) {
  const text = useText()
  if (clients.length === 0) return <p className={styles.none}>{text('clients.none')}</p>
  return (
    <section aria-label={text('clients.label')}>
      <ul className={styles.logos}>
        {clients.map(({ _id, title, logo, picture }) => (
          <li key={_id} className={styles.logo}>
            {picture || logo === null ? (
              <Picture
                picture={picture ?? undefined}
                sizes="120px"
                alt={title || text('clients.unnamed')}
                fallback="/fallback-image.jpg"
                className={styles.picture}
              />
            ) : (
              <img src={logo} alt={title || text('clients.unnamed')} width={120} height={84} loading="lazy" />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
