import { useState } from 'react'
import { href } from 'react-router'
import type { Quote } from '#contract/checkout.ts'
import type { PlacedReply } from '#contract/orders/orders.ts'
import { needMessages } from '../../messages/load-messages.ts'
import { useText } from '../../messages/text.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { openAttempts } from './attempts.ts'
import { useLastOrder } from './last-order.ts'
import { LeftOut } from './left-out.tsx'
import { UnansweredOrder } from './unanswered-order.tsx'
import { useWaitingOrder } from './use-waiting-order.ts'

await needMessages('checkout-parts')

type NothingToOrderProps = { owner: string; leftOut: Quote['leftOut']; onPlaced: (reply: PlacedReply) => void }

/** Shown when the cart has nothing to order: it is empty, sold out, or ordered already by an unanswered request. */
export default function NothingToOrder({ owner, leftOut, onPlaced }: NothingToOrderProps) {
  const [isUnanswered, setIsUnanswered] = useState(() => openAttempts(owner).length > 0)
  return isUnanswered ? (
    <UnansweredOrder owner={owner} onPlaced={onPlaced} onNone={() => setIsUnanswered(false)} />
  ) : (
    <Empty owner={owner} leftOut={leftOut} />
  )
}

function Empty({ owner, leftOut }: Omit<NothingToOrderProps, 'onPlaced'>) {
  const text = useText()
  const hasSoldOut = leftOut.length > 0
  const lastOrder = useLastOrder(owner)
  const waiting = useWaitingOrder(owner)
  return (
    <>
      <EmptyState
        icon="bag"
        title={text(hasSoldOut ? 'checkout.all-sold-out' : 'checkout.empty')}
        action={
          waiting ? (
            <LinkButton to={waiting.path}>{text('last-order.enter-code')}</LinkButton>
          ) : lastOrder ? (
            <LinkButton to={lastOrder.path}>{text('last-order.see')}</LinkButton>
          ) : (
            <LinkButton kind="outline" to={href('/productListing')}>
              {text('checkout.empty-browse')}
            </LinkButton>
          )
        }
      >
        {waiting?.words ??
          (lastOrder
            ? text('last-order.placed', { number: lastOrder.orderId })
            : text(hasSoldOut ? 'checkout.all-sold-out-text' : 'checkout.empty-text'))}
      </EmptyState>
      <LeftOut leftOut={leftOut} />
    </>
  )
}
