import type { DamageReport } from '#contract/fulfilment.ts'
import type { OrderItem } from '#contract/orders/orders.ts'
import type { DamageState } from '#domain/fulfilment/after-sales.ts'
import type { OrderState } from '#domain/orders/order-states.ts'
import { nameWithChoice } from '#domain/catalog/variant-name.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import type { OrderAccess } from '../orders/orders-api.ts'
import { StatePill } from '../orders/order/order-status.tsx'
import { dayAndSlot } from './slot-texts.ts'
import styles from './after-sales.module.css'
import { SentPhotos, ShopAnswer } from './entry-parts.tsx'

const tones: Record<DamageState, OrderState> = { reported: 'pending', accepted: 'confirm', declined: 'cancelled' }

type DamageEntryProps = { report: DamageReport; item: OrderItem; door: OrderAccess }

/** A damage report with its state. */
export function DamageEntry({ report, item, door }: DamageEntryProps) {
  const text = useText()
  const format = useFormat()
  const { state, remedy, visit, answer, description, photos, at } = report
  return (
    <article className={styles.entry}>
      <div className={styles.head}>
        <h3 className={styles.name}>{nameWithChoice(item.title, item, format.choice)}</h3>
        <StatePill tone={tones[state]}>{text(`damage.state.${state}`)}</StatePill>
      </div>
      <p className={styles.when}>{text('damage.reported-on', { date: format.shortDate(at) })}</p>
      {description !== '' && <p className={styles.words}>{description}</p>}
      <SentPhotos ids={photos} door={door} />
      <p className={styles.next}>{text(remedy === null ? `damage.next.${state}` : `damage.remedy.${remedy}`)}</p>
      {visit && (
        <p className={styles.next}>{text('damage.visit', { when: dayAndSlot(text, format, visit.day, visit.slot) })}</p>
      )}
      <ShopAnswer answer={answer} />
    </article>
  )
}
