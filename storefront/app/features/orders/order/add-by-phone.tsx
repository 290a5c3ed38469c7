import { useState } from 'react'
import { href, Link } from 'react-router'
import type { UserProfile } from '#contract/accounts.ts'
import type { Order } from '#contract/orders/orders.ts'
import { parseMobile } from '#domain/accounts/phone.ts'
import { useText } from '../../../messages/text.ts'
import { Button } from '../../../ui/button.tsx'
import { refusalOf } from '../../accounts/refusal.ts'
import { RefusalNote } from '../../accounts/refusal-note.tsx'
import { askAfterFailure, askForOrdersAgain, noteOrder } from '../list/use-orders.ts'
import { ordersApi, type OrderAccess } from '../orders-api.ts'
import { canBeAdded } from './can-be-added.ts'
import styles from './keep-in-account.module.css'

type AddByPhoneProps = { order: Order; door: OrderAccess; user: UserProfile }

/**
 * Adds an order by phone number alone to the account of the member who has opened it by its link, if it can be added now
 * (decision 152).
 */
export function AddByPhone({ order, door, user }: AddByPhoneProps) {
  const text = useText()
  const [isBusy, setIsBusy] = useState(false)
  const [isAdded, setIsAdded] = useState(false)
  const [problem, setProblem] = useState<string>()

  const add = async () => {
    if (isBusy) return
    setProblem(undefined)
    setIsBusy(true)
    const answer = await ordersApi.addToAccount(door)
    setIsBusy(false)
    if (answer.success) {
      setIsAdded(true)
      noteOrder(answer.data)
      return askForOrdersAgain()
    }
    // Without an answer, it may be in the account already.
    askAfterFailure(order.orderId, answer)
    setProblem(refusalOf(text, answer, text('guest-orders.failed')).message)
  }

  if (isAdded) {
    return (
      // The button is gone, and the focus with it.
      <p ref={focus} tabIndex={-1} className={styles.keep}>
        {text('order.is-added')} <Link to={href('/my-orders')}>{text('my-orders.title')}</Link>
      </p>
    )
  }
  if (!canBeAdded(order) || order.verifyBy !== null || !hasPhoneOf(user, order)) return null
  return (
    <>
      <Button kind="outline" className={`${styles.add} not-printed`} busy={isBusy} onClick={() => void add()}>
        {text('order.add-to-account')}
      </Button>
      <RefusalNote isAlert>{problem}</RefusalNote>
    </>
  )
}

export function hasPhoneOf({ mobile }: UserProfile, { phone }: Order): boolean {
  return parseMobile(phone) === parseMobile(mobile)
}

function focus(paragraph: HTMLElement | null): void {
  paragraph?.focus()
}
