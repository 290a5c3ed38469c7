import type { OrderState } from '#domain/order-states.ts'
import { useText } from '../../messages/text.ts'
import { Key } from '../../ui/key.tsx'
import styles from './order-progress.module.css'
import { orderSteps } from './order-steps.ts'

/** How far an order has come: a line from key to key, forest up to the present one. */
export function OrderProgress({ status }: { status: OrderState }) {
  const text = useText()
  const steps = orderSteps(status)
  const present = steps.indexOf(status)
  return (
    <ol className={`${styles.steps} ${styles[status]}`} aria-label={text('order.progress')}>
      {steps.map((step, at) => (
        <li
          key={step}
          className={at > present ? styles.coming : at === present ? styles.present : styles.passed}
          aria-current={at === present ? 'step' : undefined}
        >
          <Key className={styles.key} />
          {text(`order.status.${step}`)}
          {at < present && <span className="visually-hidden"> {text('order.step-done')}</span>}
        </li>
      ))}
    </ol>
  )
}
