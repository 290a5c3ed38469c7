import { href, Link } from 'react-router'
import type { Order } from '#contract/orders.ts'
import { productionStages } from '#domain/production.ts'
import { formatShortDate } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Key } from '../../ui/key.tsx'
import { Card } from '../my-account/card.tsx'
import type { OrderDoor } from '../orders/orders-api.ts'
import styles from './production-steps.module.css'

/** How far the making of a custom piece is; nothing for what is in the catalogue. */
export function ProductionSteps({ order, door }: { order: Order; door: OrderDoor }) {
  const text = useText()
  const { custom, status } = order
  if (!custom || status === 'cancelled') return null
  const { steps, request } = custom
  const last = steps.at(-1)
  const present = last ? productionStages.indexOf(last.stage) : -1
  return (
    <Card id="order-making" title={text('piece.steps')}>
      <ol className={styles.steps} aria-label={text('piece.steps')}>
        {productionStages.map((stage, at) => {
          const step = steps.find((one) => one.stage === stage)
          return (
            <li
              key={stage}
              className={at > present ? styles.coming : styles.passed}
              aria-current={at === present ? 'step' : undefined}
            >
              <Key className={styles.key} />
              <p>
                {text(`piece.stage.${stage}`)}
                {at < present && <span className="visually-hidden"> {text('piece.stage-done')}</span>}
              </p>
              {step && <time dateTime={step.at}>{formatShortDate(step.at)}</time>}
              {step && step.note !== '' && <p className={styles.note}>{step.note}</p>}
            </li>
          )
        })}
      </ol>
      {status === 'pending' && <p className={styles.wait}>{text('piece.steps-wait')}</p>}
      {door.key === undefined && (
        <Link to={href('/custom-orders/:number', { number: request })} className={styles.request}>
          {text('piece.request', { number: request })}
        </Link>
      )}
    </Card>
  )
}
