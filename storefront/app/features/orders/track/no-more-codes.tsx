import { useEffect, useRef } from 'react'
import type { Order } from '#contract/orders/orders.ts'
import { defined } from '#domain/defined.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import notes from '../../checkout/notes.module.css'
import { untilText } from '../../payments/until-text.ts'
import type { OrderAccess } from '../orders-api.ts'
import styles from './verify-order.module.css'
import { WrongNumber } from './wrong-number.tsx'

export type NoMoreCodesProps = {
  order: Order
  door: OrderAccess
  shopPhone: string
  /** The contact that gets no more codes, and what the shop said about it. */
  to: string
  said: string
  /** Whether the codes of the order go by SMS. */
  isSms: boolean
}

/** Says what helps where no further code can be sent before the order ends. It takes the focus of the button that asked. */
export default function NoMoreCodes({ order, door, shopPhone, to, isSms }: NoMoreCodesProps) {
  const text = useText()
  const format = useFormat()
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  const time = untilText(text, format, defined(order.verifyBy, 'verifyBy'))
  return (
    <div className={styles.sms}>
      <div ref={note} tabIndex={-1} className={`${notes.note} ${notes.warning}`} role="alert">
        <Icon name="info" size={20} />
        <div>
          <p>{text('no-more-codes.call', { to, time })}</p>
          <p>
            <a href={`tel:${shopPhone}`}>{text('order.call', { phone: format.phone(shopPhone) })}</a>
          </p>
          {order.otherWays.length > 0 && <p>{text('no-more-codes.pay')}</p>}
        </div>
      </div>
      {isSms && order.cancelUntil !== null && (
        <WrongNumber
          order={order}
          door={door}
          words={{
            intro: text('no-more-codes.email'),
            submit: text('no-more-codes.email-submit'),
            next: text('no-more-codes.email-next'),
            reason: text('no-more-codes.email-reason'),
          }}
        />
      )}
    </div>
  )
}
