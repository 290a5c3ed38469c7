import { href, Link } from 'react-router'
import type { UserProfile } from '#contract/accounts.ts'
import type { Order } from '#contract/orders/orders.ts'
import { useText } from '../../../messages/text.ts'
import { fillRegistrationDraft, type RegistrationDraft } from '../../accounts/registration-draft.ts'
import { useSession } from '../../accounts/session/session.ts'
import { hasPhoneOf } from './add-by-phone.tsx'
import { canBeAdded } from './can-be-added.ts'
import styles from './keep-in-account.module.css'
import { streetOf } from './order-texts.ts'

/**
 * Offers a guest an account with the name, phone, email and postal address of the order, and returns to My Orders, which
 * then offers to add it. Tells a member what an order by phone number alone needs; `AddToAccount` adds the others.
 */
export function KeepInAccount({ order }: { order: Order }) {
  const text = useText()
  const { status, user } = useSession()
  if (!canBeAdded(order)) return null
  if (user && order.email === '') return <WhatItNeeds order={order} user={user} />
  if (status !== 'guest' || order.email === '') return null
  return (
    <p className={`${styles.keep} not-printed`}>
      <Link
        to={`${href('/register')}?${new URLSearchParams({ next: href('/my-orders') })}`}
        onClick={() => fillRegistrationDraft(knownOf(order))}
      >
        {text('order.keep')}
      </Link>
    </p>
  )
}

function WhatItNeeds({ order, user }: { order: Order; user: UserProfile }) {
  const text = useText()
  if (order.verifyBy !== null) return <p className={`${styles.keep} not-printed`}>{text('order.add-after-code')}</p>
  if (hasPhoneOf(user, order)) return null
  return (
    <p className={`${styles.keep} not-printed`}>
      {text('order.add-other-phone')} <Link to={href('/my-account')}>{text('order.add-profile')}</Link>
    </p>
  )
}

/** The address of somebody else who receives it is left out, also once that person was removed on request. */
function knownOf(order: Order): RegistrationDraft {
  const { name, email, phone, isForAnother, province, district, city } = order
  const known = { name, email, mobile: phone.replace(/^\+977/, '') }
  return isForAnother ? known : { ...known, province, district, City: city, street_address_1: streetOf(order) }
}
