import type { Client } from '#contract/content.ts'
import { useText } from '../../../messages/text.ts'
import { Picture } from '../../../ui/picture.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import styles from './trusted-clients.module.css'

const SHOWN_LOGO_SIZES = '130px'

/** Clients that the shop has furnished, with logo and name. */
export function TrustedClients({ clients }: { clients: readonly Client[] }) {
  const text = useText()
  return (
    <section aria-labelledby="trusted-clients" className={styles.section}>
      <SectionHeading id="trusted-clients" title={text('projects.clients')} intro={text('projects.clients-intro')} />
      {clients.length === 0 ? (
        <p className={styles.none}>{text('projects.no-clients')}</p>
      ) : (
        <ul className={styles.clients}>
          {clients.map(({ _id, title, picture }) => (
            <li key={_id} className={styles.client}>
              <span className={styles.logo}>
                <Picture
                  picture={picture ?? undefined}
                  sizes={SHOWN_LOGO_SIZES}
                  alt=""
                  fallback="/fallback-image.jpg"
                />
              </span>
              <span>{title || text('projects.unnamed-client')}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
