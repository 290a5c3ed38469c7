import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useText } from '../../messages/text.ts'
import { useSession } from '../accounts/session/session.ts'
import { useWaitingOrder } from '../checkout/use-waiting-order.ts'
import { readWaitingOrders } from '../checkout/waiting-order.ts'
import styles from './offers-strip.module.css'

/**
 * Leads to the page where the code of a waiting order is entered, by the end of its number where several wait; shows the
 * offers while none waits, and on that page.
 */
export default function WaitingStrip({ children }: { children: ReactNode }) {
  const { status, user } = useSession()
  const owner = status === 'guest' ? '' : user?._id
  return owner === undefined ? children : <Waiting owner={owner}>{children}</Waiting>
}

function Waiting({ owner, children }: { owner: string; children: ReactNode }) {
  const text = useText()
  const { search } = useLocation()
  const waiting = useWaitingOrder(owner)
  if (!waiting || new URLSearchParams(search).get('order') === waiting.orderId) return children
  return (
    <Link to={waiting.path} className={styles.offer}>
      {readWaitingOrders(owner).length > 1
        ? text('last-order.strip-of', { number: waiting.orderId.split('-').at(-1)! })
        : text('last-order.strip')}
    </Link>
  )
}
