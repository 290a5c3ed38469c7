import { useRef, useState, type FormEvent } from 'react'
import type { GuestOrder } from '#contract/orders.ts'
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
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [done, setDone] = useState<{ added: number; left: number }>()
  const report = useRef<HTMLParagraphElement>(null)
  const chosen = orders.map(({ orderId }) => orderId).filter((orderId) => !left.has(orderId))

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
    report.current?.focus() // the button may go, and the focus with it
  }

  const toggle = (orderId: string) => {
    setLeft((before) =>
      before.has(orderId) ? before.difference(new Set([orderId])) : before.union(new Set([orderId])),
    )
  }

  const words = ({ orderId, date, totalAmount }: GuestOrder) => {
    return `${orderId}, ${format.date(date)}, ${format.money(totalAmount)}`
  }

  return (
    <>
      <p ref={report} tabIndex={-1} role="status" className={styles.report}>
        {done && done.added > 0 && text('guest-orders.added', { count: done.added })}{' '}
        {done && done.left > 0 && text('guest-orders.left', { count: done.left })}
      </p>
      {orders.length > 0 && (
        <form className={styles.offer} aria-label={text('guest-orders.title')} onSubmit={(event) => void add(event)}>
          <p>{text('guest-orders.text', { count: orders.length, email })}</p>
          <ul>
            {orders.map((order) => (
              <li key={order.orderId}>
                {orders.length === 1 ? (
                  words(order)
                ) : (
                  <Checkbox checked={!left.has(order.orderId)} onChange={() => toggle(order.orderId)}>
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
