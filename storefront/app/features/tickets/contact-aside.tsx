import { href, Link, useLocation } from 'react-router'
import type { ShopSettings } from '#contract/settings.ts'
import { namedDays } from '#domain/stores/opening-hours.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { useHydrated } from '../../ui/hydration.ts'
import { Icon } from '../../ui/icon.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { WITH_PLAN } from '../planner/send-plan.tsx'
import styles from './contact.module.css'
import { WhatsappLink } from './whatsapp-link.tsx'

const PlanWhatsappLink = lazyPart(() => import('./plan-whatsapp-link.tsx'), {
  Loading: WhatsappLink,
  Missing: WhatsappLink,
})

/** Other ways to contact the shop. */
export function ContactAside({ settings }: { settings: ShopSettings }) {
  const text = useText()
  const { state } = useLocation()
  // The browser keeps the state of a page that is loaded again; the served page knows none.
  const isAboutPlan = useHydrated() && state === WITH_PLAN
  const { phone, digits, timeOfDay, weekday } = useFormat()
  return (
    <aside className={styles.aside} aria-labelledby="contact-ways">
      <h2 id="contact-ways">{text('contact.ways')}</h2>
      <address>
        <ul>
          <li>
            <Icon name="phone" size={20} />
            <a href={`tel:${settings.phone}`}>{phone(settings.phone)}</a>
          </li>
          <li>
            <Icon name="whatsapp" size={20} />
            {isAboutPlan ? <PlanWhatsappLink settings={settings} /> : <WhatsappLink settings={settings} />}
          </li>
          <li>
            <Icon name="mail" size={20} />
            <a href={`mailto:${settings.email}`}>{settings.email}</a>
          </li>
          <li>
            <Icon name="pin" size={20} />
            <a href={settings.mapUrl}>
              {settings.streetAddress}, {settings.city} {digits(settings.postalCode)}
            </a>
          </li>
        </ul>
      </address>
      <h3>{text('contact.hours')}</h3>
      <dl className={styles.hours}>
        {settings.hours.map(({ days, opens, closes }) => (
          <div key={`${days.join()} ${opens}`}>
            <dt>{namedDays(days, weekday)}</dt>
            <dd>{text('contact.hours-range', { opens: timeOfDay(opens), closes: timeOfDay(closes) })}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.further}>
        <li>
          <Link to={href('/stores')}>{text('stores.title')}</Link>
        </li>
        <li>
          <Link to={href('/grievance-officer')}>{text('contact.grievance')}</Link>
        </li>
        <li>
          <Link to={href('/track-order')}>{text('header.track-order')}</Link>
        </li>
      </ul>
    </aside>
  )
}
