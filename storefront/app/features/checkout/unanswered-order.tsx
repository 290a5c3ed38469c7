import { useEffect, useRef, useState } from 'react'
import type { PlacedReply } from '#contract/orders/orders.ts'
import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { openAttempts } from './attempts.ts'
import { send } from './place-order.ts'

type UnansweredOrderProps = {
  owner: string
  onPlaced: (reply: PlacedReply) => void
  /** Called when no attempt became an order. */
  onNone: () => void
}

/**
 * The cart is empty, and an order got no answer: most likely it was placed. We ask the shop
 * under its own key, so that it is answered again and never placed twice; nothing can be placed of an empty cart.
 */
export function UnansweredOrder({ owner, onPlaced, onNone }: UnansweredOrderProps) {
  const text = useText()
  const isAsking = useRef(false)
  const [hasFailed, setHasFailed] = useState(false)

  const ask = async () => {
    if (isAsking.current) return
    isAsking.current = true
    setHasFailed(false)
    for (const attempt of openAttempts(owner)) {
      const outcome = await send(attempt)
      if (outcome.kind === 'placed') return onPlaced(outcome.reply)
    }
    isAsking.current = false
    if (openAttempts(owner).length > 0) setHasFailed(true)
    else onNone()
  }
  const askOnce = useRef(ask)
  useEffect(() => void askOnce.current(), [])

  return hasFailed ? (
    <EmptyState
      icon="info"
      title={text('checkout.unanswered')}
      action={<Button onClick={() => void ask()}>{text('error.again')}</Button>}
    >
      {text('checkout.unanswered-text')}
    </EmptyState>
  ) : (
    <p role="status">{text('checkout.looking')}</p>
  )
}
