import { namedDays, type OpeningState, openingState } from '#domain/stores/opening-hours.ts'
import { provinceOf } from '#domain/addresses/provinces.ts'
import type { Formats } from '#domain/language/formats.ts'
import { useFormat } from '../../format.ts'
import { type Text, useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useHydrated } from '../../ui/hydration.ts'
import type { ShownStore } from './chosen-stores.ts'
import styles from './stores.module.css'

/** A showroom. The browser alone says whether it is open, since a cached page would be outdated. */
export function StoreCard({ store, holidays, now }: { store: ShownStore; holidays: readonly string[]; now: Date }) {
  const text = useText()
  const isHydrated = useHydrated()
  const format = useFormat()
  const { phone, digits, timeOfDay, weekday, number, place } = format
  const state = openingState(store.hours, holidays, now)
  const province = provinceOf(store.district)
  const places = [store.district, ...(province ? [province.name] : [])].map(place)
  return (
    <article id={store.slug} className={styles.store} aria-labelledby={`store-${store.slug}`}>
      {store.picture && (
        <Picture picture={store.picture} sizes="(width >= 1024px) 400px, 100vw" alt="" className={styles.picture} />
      )}
      <div className={styles.name}>
        <h2 id={`store-${store.slug}`}>{store.name}</h2>
        {isHydrated && (
          <p className={styles.state} data-open={state.isOpen || undefined}>
            {stateText(state, text, format)}
          </p>
        )}
      </div>
      <address>
        <a href={store.mapUrl} target="_blank" rel="noopener noreferrer">
          {store.streetAddress}, {store.city} {digits(store.postalCode)}
          <br />
          {places.join(', ')}
        </a>
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
            <dd>{text('contact.hours-range', { opens: timeOfDay(opens), closes: timeOfDay(closes) })}</dd>
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

function stateText(state: OpeningState, text: Text, { timeOfDay, shortDay }: Formats): string {
  if (state.isOpen) return text('stores.open-until', { time: timeOfDay(state.closes) })
  if (!state.next) return text('stores.closed-now')
  const { day, inDays, opens } = state.next
  const time = timeOfDay(opens)
  if (inDays === 0) return text('stores.opens-today', { time })
  return inDays === 1 ? text('stores.opens-tomorrow', { time }) : text('stores.opens-on', { day: shortDay(day), time })
}
