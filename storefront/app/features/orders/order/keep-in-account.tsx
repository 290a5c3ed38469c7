import { href, Link } from 'react-router'
import type { Order } from '#contract/orders/orders.ts'
import { useText } from '../../../messages/text.ts'
import { fillRegistrationDraft } from '../../accounts/registration-draft.ts'
import { useSession } from '../../accounts/session/session.ts'
import styles from './keep-in-account.module.css'

/**
 * Offers a guest an account with the name, phone and email address of the order, and returns to My Orders, which then
 * offers to add it. An order without an email address joins no account.
 */
export function KeepInAccount({ order: { userId, isReadOnly, name, phone, email } }: { order: Order }) {
  const text = useText()
  const { status } = useSession()
  if (status !== 'guest' || userId !== null || isReadOnly || email === '') return null
  const known = { name, email, mobile: phone.replace(/^\+977/, '') }
  return (
    <p className={`${styles.keep} not-printed`}>
      <Link
        to={`${href('/register')}?${new URLSearchParams({ next: href('/my-orders') })}`}
        onClick={() => fillRegistrationDraft(known)}
      >
        {text('order.keep')}
      </Link>
    </p>
  )
}
