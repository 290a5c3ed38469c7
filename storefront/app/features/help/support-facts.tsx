import type { ReactNode } from 'react'
import type { OpeningHours, ShopSettings } from '#contract/settings.ts'
import { namedDays } from '#domain/stores/opening-hours.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { SocialLinks } from '../shell/social-links.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { useHydrated } from '../../ui/hydration.ts'
import type { Support } from './load-help.ts'
import { OpeningNote } from './opening-note.tsx'
import styles from './support-facts.module.css'

const clock = 'M12 3.500a8.500 8.500 0 1 1 0 17 8.500 8.500 0 0 1 0-17ZM12 7.500V12l3 2'
const siren =
  'M6.500 17v-4.500a5.500 5.500 0 0 1 11 0V17M4.500 17h15v3.500h-15zM12 2.500V4M4.500 5.500l1 1M19.500 5.500l-1 1'

/** Support hours, the office address, and the emergency contact. */
export function SupportFacts({ settings, support }: { settings: ShopSettings; support: Support }) {
  return (
    <div className={styles.facts}>
      <Hours hours={settings.hours} holidays={support.holidays} />
      <Office settings={settings} />
      {support.emergencyPhone !== '' && <Emergency phone={support.emergencyPhone} />}
    </div>
  )
}

function Hours({ hours, holidays }: { hours: OpeningHours[]; holidays: Support['holidays'] }) {
  const text = useText()
  const format = useFormat()
  const isHydrated = useHydrated()
  return (
    <Fact icon={clock} title={text('help.hours')}>
      {isHydrated ? <OpeningNote hours={hours} holidays={holidays} /> : <p className={styles.state} />}
      <dl className={styles.rows}>
        {hours.map(({ days, opens, closes }) => (
          <div key={`${days.join()} ${opens}`}>
            <dt>{namedDays(days, format.weekday)}</dt>
            <dd>{text('help.hours-range', { opens: format.timeOfDay(opens), closes: format.timeOfDay(closes) })}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{text('help.hours-note')}</p>
      {holidays.length > 0 && (
        <>
          <h4 className={styles.label}>{text('help.holidays')}</h4>
          <dl className={styles.rows}>
            {holidays.slice(0, MOST_HOLIDAYS).map(({ day, name }) => (
              <div key={day}>
                <dt>{name}</dt>
                <dd>{format.day(day)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Fact>
  )
}

const MOST_HOLIDAYS = 3

function Office({ settings }: { settings: ShopSettings }) {
  const text = useText()
  const { digits } = useFormat()
  const { name, streetAddress, city, postalCode, mapUrl, social } = settings
  return (
    <Fact icon="pin" title={text('help.office')}>
      <address className={styles.address}>{`${name}\n${streetAddress}\n${city} ${digits(postalCode)}`}</address>
      <a href={mapUrl} target="_blank" rel="noopener" className={styles.act}>
        {text('help.directions')}
      </a>
      {social.length > 0 && (
        <>
          <h4 className={styles.label}>{text('help.follow')}</h4>
          <SocialLinks social={social} />
        </>
      )}
    </Fact>
  )
}

function Emergency({ phone }: { phone: string }) {
  const text = useText()
  const format = useFormat()
  return (
    <Fact icon={siren} title={text('help.emergency')} isLoud>
      <p className={styles.always}>{text('help.emergency-always')}</p>
      <p>{text('help.emergency-text')}</p>
      <a href={`tel:${phone}`} className={styles.act}>
        {text('help.emergency-call', { phone: format.phone(phone) })}
      </a>
    </Fact>
  )
}

type FactProps = { icon: IconName; title: string; isLoud?: true; children: ReactNode }

function Fact({ icon, title, isLoud, children }: FactProps) {
  return (
    <section className={styles.fact} data-loud={isLoud} aria-label={title}>
      <Icon name={icon} size={28} />
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  )
}
