import { useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import type { Cart } from '#contract/cart.ts'
import { useText } from '../../../messages/text.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CartNotices } from '../page/cart-notices.tsx'
import { LastOrderPart } from '../../checkout/last-order-part.tsx'
import styles from './cart-panel.module.css'
import { useCart } from '../cart-store.ts'
import { DrawerLine } from './drawer-line.tsx'
import { DrawerTotals } from './drawer-totals.tsx'
import { forgetAdded, justAdded } from '../just-added.ts'
import { pieceCount } from '../piece-count.ts'
import { FreeShipping } from '../page/free-shipping.tsx'
import { RemovedNote } from '../page/removed-note.tsx'
import { useRemoval } from '../page/use-removal.ts'

type CartPanelProps = { title: string; isOpen: boolean; onClose: () => void }

/** The cart drawer. */
export default function CartPanel({ title, isOpen, onClose }: CartPanelProps) {
  const text = useText()
  const { cart, isSettled, hasFailed } = useCart()
  const hasLines = cart !== undefined && cart.lines.length > 0
  return (
    <Panel
      side="right"
      title={title}
      closeLabel={text('cart.close')}
      isOpen={isOpen}
      onClose={onClose}
      isGuarded
      foot={hasLines ? <DrawerTotals cart={cart} isSettled={isSettled} onLeave={onClose} /> : undefined}
    >
      <div className={styles.body}>
        {cart && <Lines cart={cart} isSettled={isSettled} onLeave={onClose} />}
        {!cart && (hasFailed ? <Failed /> : <Loading />)}
      </div>
    </Panel>
  )
}

type LinesProps = { cart: Cart; isSettled: boolean; onLeave: () => void }

function Lines({ cart, isSettled, onLeave }: LinesProps) {
  const { removed, returned, remove, undo } = useRemoval(cart)
  const list = useRef<HTMLUListElement>(null)
  const [added] = useState(justAdded)
  useEffect(() => {
    // The first of them last: it must be in view.
    const marked = list.current?.querySelectorAll('[data-added]') ?? []
    for (const line of [...marked].toReversed()) line.scrollIntoView({ block: 'nearest' })
    return forgetAdded
  }, [])
  const note = removed && <RemovedNote removed={removed} cart={cart} isSettled={isSettled} onUndo={undo} />
  // The note stands where the line was, so that it is seen.
  const place = cart.lines.find(({ _id }) => _id === removed?.before)?._id
  return (
    <>
      <FreeShipping {...cart} />
      <CartNotices cart={cart} />
      <ul ref={list}>
        {cart.lines.map((line) => (
          <li key={line._id} data-added={added.has(line._id) || undefined}>
            {line._id === place && note}
            <DrawerLine
              line={line}
              isSettled={isSettled}
              isAdded={added.has(line._id)}
              isReturned={returned !== null && line.variantId === returned}
              onRemove={remove}
              onLeave={onLeave}
            />
          </li>
        ))}
        {place === undefined && note && <li>{note}</li>}
      </ul>
      {cart.lines.length === 0 && <Empty savedCount={pieceCount(cart.saved)} onLeave={onLeave} />}
    </>
  )
}

function Empty({ savedCount, onLeave }: { savedCount: number; onLeave: () => void }) {
  const text = useText()
  return (
    <div className={styles.empty}>
      <EmptyState
        icon="bag"
        title={text('cart.empty')}
        action={
          <>
            {savedCount > 0 && (
              <LinkButton to={href('/cart')} onClick={onLeave}>
                {text('cart.see-saved')}
              </LinkButton>
            )}
            <LinkButton kind="outline" to={href('/productListing')} onClick={onLeave}>
              {text('cart.browse')}
            </LinkButton>
            <LastOrderPart onLeave={onLeave} />
          </>
        }
      >
        {savedCount > 0 ? text('cart.empty-saved', { count: savedCount }) : text('cart.empty-text')}
      </EmptyState>
    </div>
  )
}

function Failed() {
  const text = useText()
  const { refetch, isFetching } = useCart()
  return (
    <div className={styles.empty}>
      <LoadFailure title={text('cart.failed')} isTrying={isFetching} onRetry={() => void refetch()} />
    </div>
  )
}

function Loading() {
  const text = useText()
  return (
    <div role="status" className={styles.loading}>
      <span className="visually-hidden">{text('cart.loading')}</span>
      <Skeleton />
      <Skeleton />
    </div>
  )
}
