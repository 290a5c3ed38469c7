import { href, Link } from 'react-router'
import type { Order } from '#contract/orders/orders.ts'
import { isMade, productionStages, readyBy } from '#domain/custom-requests/custom-requests.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Key } from '../../ui/key.tsx'
import { Card } from '../accounts/my-account/card.tsx'
import type { OrderAccess } from '../orders/orders-api.ts'
import styles from './production-steps.module.css'

/** Production progress of a custom piece; nothing for pieces of the catalog. */
export function ProductionSteps({ order, door }: { order: Order; door: OrderAccess }) {
  const text = useText()
  const format = useFormat()
  const { custom, status, events } = order
  if (!custom || status === 'cancelled') return null
  const { steps, request, weeks } = custom
  const begunAt = events.find(({ action }) => action === 'confirm')?.at
  const last = steps.at(-1)
  const present = last ? productionStages.indexOf(last.stage) : -1
  return (
    <Card id="order-making" title={text('piece.steps')}>
      {status === 'pending' && <p className={styles.wait}>{text('piece.steps-wait', { weeks })}</p>}
      {begunAt !== undefined && status === 'confirm' && last?.stage !== 'ready' && (
        <p>
          {text('piece.steps-weeks', { weeks, date: format.date(readyBy(new Date(begunAt), weeks).toISOString()) })}
        </p>
      )}
      {order.method === 'pickup' && status === 'confirm' && !isMade(custom) && <p>{text('order.pickup-made')}</p>}
      <ol className={styles.steps} aria-label={text('piece.steps')}>
        {begunAt !== undefined && (
          <li className={styles.passed} aria-current={last ? undefined : 'step'}>
            <Key className={styles.key} />
            <p>
              {text('piece.stage.begun')}
              {last && <span className="visually-hidden"> {text('piece.stage-done')}</span>}
            </p>
            <time dateTime={begunAt}>{format.shortDate(begunAt)}</time>
            {!last && <p className={styles.note}>{text('piece.stage-begun')}</p>}
          </li>
        )}
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
              {step && <time dateTime={step.at}>{format.shortDate(step.at)}</time>}
              {step && step.note !== '' && <p className={styles.note}>{step.note}</p>}
            </li>
          )
        })}
      </ol>
      {door.key === undefined && (
        <Link to={href('/custom-orders/:number', { number: request })} className={styles.request}>
          {text('piece.request', { number: request })}
        </Link>
      )}
    </Card>
  )
}
