import { href } from 'react-router'
import type { Order } from '#contract/orders/orders.ts'
import { useText } from '../../../messages/text.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { useSession } from '../../accounts/session/session.ts'
import type { OrderAccess } from '../orders-api.ts'
import { AddByPhone } from './add-by-phone.tsx'
import { canBeAdded } from './can-be-added.ts'
import styles from './keep-in-account.module.css'

/**
 * Offers a member to add an order of theirs to the account: one with the account's email address in My Orders, one by the
 * account's phone number alone here.
 */
export function AddToAccount({ order, door }: { order: Order; door: OrderAccess }) {
  const text = useText()
  const { user } = useSession()
  if (!user) return null
  if (order.email === '') return <AddByPhone order={order} door={door} user={user} />
  if (!canBeAdded(order) || user.email.toLowerCase() !== order.email.toLowerCase()) return null
  return (
    <LinkButton kind="outline" className={`${styles.add} not-printed`} to={href('/my-orders')}>
      {text('order.add-to-account')}
    </LinkButton>
  )
}
