import { href, Link } from 'react-router'
import { COMPLAINT_KEPT_YEARS } from '#domain/tickets/tickets.ts'
import type { ShopSettings } from '#contract/settings.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './grievance-officer.module.css'
import { ReadingPage } from './reading-page.tsx'
import { relatedPages } from './shop-page-links.ts'
import prose from './shop-page.module.css'

/** The grievance officer, and how to complain: the law requires both. */
export function GrievanceOfficer({ settings }: { settings: ShopSettings }) {
  const text = useText()
  const { phone, number } = useFormat()
  const { grievanceName, grievancePhone, grievanceEmail } = settings
  return (
    <ReadingPage
      title={text('page.name.grievance-officer')}
      summary={text('grievance.summary')}
      related={relatedPages('grievance-officer')}
      settings={settings}
    >
      {grievanceName === '' ? (
        <p>{text('grievance.none')}</p>
      ) : (
        <address className={styles.officer}>
          <p className={styles.name}>{grievanceName}</p>
          <ul>
            {grievancePhone !== '' && (
              <li>
                <Icon name="phone" size={20} />
                <a href={`tel:${grievancePhone}`}>{phone(grievancePhone)}</a>
              </li>
            )}
            {grievanceEmail !== '' && (
              <li>
                <Icon name="mail" size={20} />
                <a href={`mailto:${grievanceEmail}`}>{grievanceEmail}</a>
              </li>
            )}
            <li>
              <Icon name="pin" size={20} />
              {settings.legalName || settings.name}, {settings.streetAddress}, {settings.city}
            </li>
          </ul>
        </address>
      )}
      <div className={prose.prose}>
        <h2>{text('grievance.how')}</h2>
        <ol>
          <li>
            {text('grievance.first')} <Link to={`${href('/contact')}?kind=complaint`}>{text('grievance.form')}</Link>
          </li>
          <li>{text('grievance.second')}</li>
          <li>{text('grievance.third')}</li>
        </ol>
        <p>{text('grievance.kept', { years: number(COMPLAINT_KEPT_YEARS) })}</p>
      </div>
    </ReadingPage>
  )
}
