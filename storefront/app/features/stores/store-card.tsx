import { namedDays, openingState } from '#domain/stores/opening-hours.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { useHydrated } from '../../ui/hydration.ts'
import { provinceOf, type ShownStore } from './chosen-stores.ts'
import styles from './stores.module.css'

/** A showroom. The browser alone says whether it is open, since a cached page would be outdated. */
export function StoreCard({ store, holidays, now }: { store: ShownStore; holidays: readonly string[]; now: Date }) {
  const text = useText()
  const isHydrated = useHydrated()
  const { phone, digits, weekday, number, place } = useFormat()
  const { isOpen } = openingState(store.hours, holidays, now)
  const province = provinceOf(store.district)
  const places = [store.district, ...(province ? [province.name] : [])].map(place)
  return (
    <article id={store.slug} className={styles.store} aria-labelledby={`store-${store.slug}`}>
      <div className={styles.name}>
        <h2 id={`store-${store.slug}`}>{store.name}</h2>
        {isHydrated && (
          <p className={styles.state} data-open={isOpen || undefined}>
            {text(isOpen ? 'stores.open-now' : 'stores.closed-now')}
          </p>
        )}
      </div>
      <address>
        {store.streetAddress}, {store.city} {digits(store.postalCode)}
        <br />
        {places.join(', ')}
      </address>
      {store.distanceKm !== undefined && (
        <p className={styles.distance}>
          {text('stores.distance', { kilometres: number(Math.max(1, Math.round(store.distanceKm))) })}
        </p>
      )}
      <h3>{text('stores.hours')}</h3>
      <dl className={styles.hours}>
        {store.hours.map(({ days, opens, closes }) => (
          <div key={`${days.join()} ${opens}`}>
            <dt>{namedDays(days, weekday)}</dt>
            <dd>{text('contact.hours-range', { opens: digits(opens), closes: digits(closes) })}</dd>
          </div>
        ))}
      </dl>
      {store.services.length > 0 && (
        <>
          <h3>{text('stores.services')}</h3>
          <ul className={styles.services}>
            {store.services.map((service) => (
              <li key={service}>{service}</li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.actions}>
        <a href={store.mapUrl} target="_blank" rel="noopener noreferrer">
          <Icon name="pin" size={20} />
          {text('stores.directions')}
        </a>
        <a href={`tel:${store.phone}`}>
          <Icon name="phone" size={20} />
          {phone(store.phone)}
        </a>
      </div>
    </article>
  )
}
