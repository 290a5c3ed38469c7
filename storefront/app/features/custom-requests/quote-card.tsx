import type { ReactNode } from 'react'
import type { CustomRequest } from '#contract/custom-requests.ts'
import type { ShopSettings } from '#contract/settings.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Card } from '../accounts/my-account/card.tsx'
import { useNow } from '../delivery-zones/use-now.ts'
import { Fact, Facts } from '../orders/order/facts.tsx'
import styles from './request-view.module.css'

const DAY_MS = 86_400_000

type QuoteCardProps = {
  quote: NonNullable<CustomRequest['quote']>
  settings: ShopSettings
  children: ReactNode
}

/** The shop's offer, its validity, and the available actions. */
export function QuoteCard({ quote, settings, children }: QuoteCardProps) {
  const text = useText()
  const format = useFormat()
  const now = useNow()
  const { price, weeks, validUntil, note, isOpen } = quote
  const date = format.date(validUntil)
  const left = (Date.parse(validUntil) - Date.parse(nepalDay(now))) / DAY_MS
  return (
    <Card id="piece-offer" title={text('piece.offer')}>
      <p className={styles.price}>{format.money(price)}</p>
      <p className={styles.soft}>
        {price > settings.freeShippingOver
          ? text('piece.delivery-free')
          : text('piece.delivery-fee', { fee: format.money(settings.shippingFee) })}
      </p>
      <Facts>
        <Fact name={text('piece.making')}>{text('piece.weeks', { count: weeks })}</Fact>
        {isOpen && (
          <Fact name={text('piece.good-until')}>
            {date}, {text('piece.days-left', { count: Math.max(0, left) })}
          </Fact>
        )}
      </Facts>
      {note !== '' && <p className={styles.typed}>{note}</p>}
      {isOpen ? (
        <p className={styles.soft}>
          {text('piece.half')} {text('piece.no-return')}
        </p>
      ) : (
        <p role="status" className={styles.over}>
          {text('piece.over', { date })}
        </p>
      )}
      {children}
    </Card>
  )
}
