import { useState, type FormEvent } from 'react'
import type { GuestOrder } from '#contract/orders/guest-orders.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { refusalOf } from '../../accounts/refusal.ts'
import { RefusalNote } from '../../accounts/refusal-note.tsx'
import { ordersApi } from '../orders-api.ts'
import styles from './guest-orders.module.css'
import { askForOrdersAgain } from './use-orders.ts'

type GuestOrdersProps = { orders: readonly GuestOrder[]; email: string }

/**
 * Offers to add what was ordered with the member's email address, but without a login. Anybody can type that address, so
 * nothing is added unasked.
 */
export function GuestOrders({ orders, email }: GuestOrdersProps) {
  const text = useText()
  const format = useFormat()
  /** Numbers that the member checked or unchecked. Unpaid ones, which strangers may have placed, begin unchecked. */
  const [changed, setChanged] = useState<readonly string[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [done, setDone] = useState<{ added: number; left: number; message: string }>()
  const isChosen = ({ orderId, isUnpaid }: GuestOrder) => changed.includes(orderId) === isUnpaid
  const chosen = orders.filter(isChosen).map(({ orderId }) => orderId)

  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || chosen.length === 0) return
    setIsBusy(true)
    setProblem(undefined)
    const answer = await ordersApi.addGuestOrders({ orderIds: chosen })
    setIsBusy(false)
    if (!answer.success) return setProblem(refusalOf(text, answer, text('guest-orders.failed')).message)
    setDone(answer)
    askForOrdersAgain()
  }

  const toggle = (orderId: string) => {
    setChanged((before) =>
      before.includes(orderId) ? before.filter((other) => other !== orderId) : [...before, orderId],
    )
  }

  const words = ({ orderId, date, totalAmount, isUnpaid }: GuestOrder) => {
    const all = `${orderId}, ${format.date(date)}, ${format.money(totalAmount)}`
    return isUnpaid ? `${all}, ${text('guest-orders.unpaid')}` : all
  }

  const said = [
    done && done.added > 0 && text('guest-orders.added', { count: done.added }),
    done && done.added + done.left === 0 && done.message,
    done && done.left > 0 && text('guest-orders.left', { count: done.left }),
  ].filter(Boolean)

  return (
    <>
      {said.length > 0 && (
        // The button may be gone, and the focus with it.
        <p key={said.join()} ref={focus} tabIndex={-1} className={styles.report}>
          {said.join(' ')}
        </p>
      )}
      {orders.length > 0 && (
        <form className={styles.offer} aria-label={text('guest-orders.title')} onSubmit={(event) => void add(event)}>
          <p>{text('guest-orders.text', { count: orders.length, email })}</p>
          <ul>
            {orders.map((order) => (
              <li key={order.orderId}>
                {orders.length === 1 && !order.isUnpaid ? (
                  words(order)
                ) : (
                  <Checkbox checked={isChosen(order)} onChange={() => toggle(order.orderId)}>
                    {words(order)}
                  </Checkbox>
                )}
              </li>
            ))}
          </ul>
          <RefusalNote isAlert>{problem}</RefusalNote>
          <Button type="submit" kind="outline" size="small" busy={isBusy} disabled={chosen.length === 0}>
            {text('guest-orders.add')}
          </Button>
        </form>
      )}
    </>
  )
}

function focus(paragraph: HTMLElement | null): void {
  paragraph?.focus()
}
