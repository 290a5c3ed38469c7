import { href, Link } from 'react-router'
import type { Order } from '#contract/orders/orders.ts'
import { useText } from '../../../messages/text.ts'
import { fillRegistrationDraft, type RegistrationDraft } from '../../accounts/registration-draft.ts'
import { useSession } from '../../accounts/session/session.ts'
import type { OrderAccess } from '../orders-api.ts'
import { AddByPhone } from './add-by-phone.tsx'
import styles from './keep-in-account.module.css'
import { streetOf } from './order-texts.ts'

/**
 * Offers a guest an account with the name, phone, email and postal address of the order, and returns to My Orders, which
 * then offers to add it. A member whose email address the order has goes to My Orders at once, and adds an order without an
 * email address here. A cancelled order that nobody paid joins no account.
 */
export function KeepInAccount({ order, door }: { order: Order; door: OrderAccess }) {
  const text = useText()
  const { status, user } = useSession()
  if (user && order.email === '')
    return <AddByPhone order={order} door={door} user={user} canBeAdded={canBeAdded(order)} />
  if (!canBeAdded(order) || order.email === '') return null
  const isOwn = user?.email.toLowerCase() === order.email.toLowerCase()
  if (status !== 'guest' && !isOwn) return null
  return (
    <p className={`${styles.keep} not-printed`}>
      {isOwn ? (
        <Link to={href('/my-orders')}>{text('order.add-to-account')}</Link>
      ) : (
        <Link
          to={`${href('/register')}?${new URLSearchParams({ next: href('/my-orders') })}`}
          onClick={() => fillRegistrationDraft(knownOf(order))}
        >
          {text('order.keep')}
        </Link>
      )}
    </p>
  )
}

/** The API adds the same orders (api/sales/orders/guest-orders.ts). */
function canBeAdded({ userId, isReadOnly, status, money }: Order): boolean {
  return userId === null && !isReadOnly && (status !== 'cancelled' || money.payments.length > 0)
}

/** The address of somebody else who receives it is left out, also once that person was removed on request. */
function knownOf(order: Order): RegistrationDraft {
  const { name, email, phone, isForAnother, province, district, city } = order
  const known = { name, email, mobile: phone.replace(/^\+977/, '') }
  return isForAnother ? known : { ...known, province, district, City: city, street_address_1: streetOf(order) }
}
