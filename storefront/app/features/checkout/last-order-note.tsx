import { Link } from 'react-router'
import { useText } from '../../messages/text.ts'
import { useSession } from '../accounts/session/session.ts'
import { NumberTitle } from '../orders/order/order-title.tsx'
import { useLastOrder } from './last-order.ts'
import styles from './last-order-note.module.css'

/** Names the order that was last placed in this browser, with its link; nothing where it is another member's. */
export default function LastOrderNote() {
  const { status, user } = useSession()
  const owner = status === 'guest' ? '' : user?._id
  return owner !== undefined && <Note key={owner} owner={owner} />
}

function Note({ owner }: { owner: string }) {
  const text = useText()
  const lastOrder = useLastOrder(owner)
  if (!lastOrder) return null
  return (
    <p className={styles.note}>
      <NumberTitle title={text('last-order.placed', { number: lastOrder.orderId })} number={lastOrder.orderId} />{' '}
      <Link to={lastOrder.path}>{text('last-order.see')}</Link>
    </p>
  )
}
