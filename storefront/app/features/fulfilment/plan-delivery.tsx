import { useRef } from 'react'
import type { OrderDelivery } from '#contract/fulfilment.ts'
import type { Order } from '#contract/orders/orders.ts'
import { deadlineOf } from '#domain/language/deadline.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { useLazyPanel } from '../../ui/use-lazy-panel.ts'
import type { OrderAccess } from '../orders/orders-api.ts'
import { useAskByLink } from '../orders/order/use-ask-by-link.ts'
import { useIsBefore } from '../orders/order/use-is-before.ts'
import styles from './delivery.module.css'
import { CHOOSE_DAY_HASH, DELIVERIES_ID } from './known-deliveries.ts'

const loadDialog = () => import('./plan-dialog.tsx')

type PlanDeliveryProps = {
  delivery: OrderDelivery
  /** Whether the link that asks for a day opens it. */
  isLinked: boolean
  order: Order
  door: OrderAccess
}

/** Chooses or changes the day of a delivery, with the limits for changes; after that, the shop's contact. */
export function PlanDelivery({ delivery, isLinked, order, door }: PlanDeliveryProps) {
  const text = useText()
  const format = useFormat()
  const dialog = useLazyPanel(loadDialog)
  const { state, day, planning } = delivery
  const until = planning?.until ?? null
  const isBefore = useIsBefore(until)
  const isPossible = planning !== null && (until === null || isBefore) && (day === null || planning.movesLeft > 0)
  const button = useRef<HTMLButtonElement>(null)
  useAskByLink({ hash: CHOOSE_DAY_HASH, landing: DELIVERIES_ID }, isPossible && isLinked, () => {
    // Closing the dialog returns the focus to it.
    button.current?.focus()
    dialog.open()
  })

  if (!isPossible && !dialog.isOpen) {
    // Opened by its number, an order can be changed nowhere on the page, but perhaps by its link.
    if (state !== 'planned' || day === null || order.isReadOnly) return null
    return <p className={styles.rule}>{text('deliveries.fixed')}</p>
  }
  return (
    <div className={styles.planning}>
      <Button ref={button} kind={day === null ? 'plain' : 'outline'} {...dialog.opener}>
        {text(day === null ? 'deliveries.choose' : 'deliveries.change')}
      </Button>
      {planning !== null && day !== null && until !== null && (
        <p className={styles.rule}>
          {text('deliveries.change-until', {
            count: planning.movesLeft,
            ...deadlineOf(format, until),
          })}
        </p>
      )}
      {dialog.Panel && (
        <dialog.Panel
          delivery={delivery}
          orderId={order.orderId}
          door={door}
          isOpen={dialog.isOpen}
          onClose={dialog.close}
        />
      )}
    </div>
  )
}
