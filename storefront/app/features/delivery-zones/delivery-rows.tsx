import type { ReactNode } from 'react'
import type { SettingsReply, ShopSettings } from '#contract/settings.ts'
import type { DayRange } from '#domain/delivery-zones/delivery-estimate.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import styles from './delivery-box.module.css'
import { daysText } from './day-texts.ts'
import type { UsualDays } from './load-usual-days.ts'

/** The shop's delivery settings, and the price of the product in whole rupees. */
export type DeliveryTerms = Pick<ShopSettings, 'freeShippingOver' | 'shippingFee' | 'phone'> &
  Pick<SettingsReply['data'], 'payments'> & { price: number }

/** The usual times, before a district is chosen. */
export function DeliveryRows({ usual, terms }: { usual: UsualDays | undefined; terms: DeliveryTerms | undefined }) {
  const text = useText()
  return (
    <dl className={styles.rows}>
      {usual?.standard && <Row name={text('delivery.standard')}>{daysText(text, usual.standard)}</Row>}
      {usual?.express && (
        <Row name={text('delivery.express')}>
          {text('delivery.where-offered', { days: daysText(text, usual.express) })}
        </Row>
      )}
      {terms && <CostRow terms={terms} />}
    </dl>
  )
}

export function CostRow({ terms: { price, freeShippingOver, shippingFee } }: { terms: DeliveryTerms }) {
  const text = useText()
  const format = useFormat()
  const isFree = price > freeShippingOver
  return <Row name={text('delivery.cost')}>{isFree ? text('delivery.free') : format.money(shippingFee)}</Row>
}

/** @param days  shown beside the dates where there is room */
export function Row({ name, days, children }: { name: string; days?: DayRange | null; children: ReactNode }) {
  const text = useText()
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        {days && <span className={styles.days}>{daysText(text, days)}</span>}
      </dd>
    </div>
  )
}
