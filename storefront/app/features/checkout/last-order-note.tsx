import { Link } from 'react-router'
import { useText } from '../../messages/text.ts'
import { LinkButton } from '../../ui/button.tsx'
import { useSession } from '../accounts/session/session.ts'
import { NumberTitle } from '../orders/order/order-title.tsx'
import { readOrdersOfDay, useLastOrder } from './last-order.ts'
import styles from './last-order-note.module.css'
import { useWaitingOrder } from './use-waiting-order.ts'

export type LastOrderNoteProps = {
  /** Whether several orders of the last 24 hours are all named, not only the last one. */
  isAll?: boolean
  onLeave?: () => void
}

/** Names the order that was last placed in this browser, with its link; nothing where it is another member's. */
export default function LastOrderNote(props: LastOrderNoteProps) {
  const { status, user } = useSession()
  const owner = status === 'guest' ? '' : user?._id
  return owner !== undefined && <Note key={owner} owner={owner} {...props} />
}

function Note({ owner, isAll = false, onLeave }: LastOrderNoteProps & { owner: string }) {
  const text = useText()
  const left = onLeave && { onClick: onLeave }
  const lastOrder = useLastOrder(owner)
  const waiting = useWaitingOrder(owner)
  const ofDay = isAll ? readOrdersOfDay(owner) : []
  const waits = waiting && (
    <div className={styles.waits}>
      <p>{waiting.words}</p>
      <LinkButton to={waiting.path} {...left}>
        {text('last-order.enter-code')}
      </LinkButton>
    </div>
  )
  if (waits && ofDay.length < 2) return waits
  if (ofDay.length > (lastOrder ? 1 : 0)) {
    return (
      <>
        {waits}
        <div className={styles.note}>
          <p>{text('last-order.all')}</p>
          <ul>
            {ofDay.map(({ orderId, path }) => (
              <li key={orderId}>
                <Link to={path}>{orderId}</Link>
              </li>
            ))}
          </ul>
        </div>
      </>
    )
  }
  if (!lastOrder) return null
  return (
    <p className={styles.note}>
      <NumberTitle title={text('last-order.placed', { number: lastOrder.orderId })} number={lastOrder.orderId} />{' '}
      <Link to={lastOrder.path} {...left}>
        {text('last-order.see')}
      </Link>
    </p>
  )
}
