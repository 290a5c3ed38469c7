import { useDeferredValue, useEffect, useRef } from 'react'
import { href, Link } from 'react-router'
import type { Cart } from '#contract/cart.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { BEFORE_MOUNT } from '../../../ui/before-mount.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { StaleNote } from '../../../ui/stale-note.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { CartLine } from './cart-line.tsx'
import { CartLoading } from './cart-loading.tsx'
import { CartNotices } from './cart-notices.tsx'
import { useCart } from '../cart-store.ts'
import { CartTotals } from './cart-totals.tsx'
import styles from './cart-view.module.css'
import { CheckoutLink } from './checkout-link.tsx'
import { FreeShipping } from './free-shipping.tsx'
import { GoesWith } from './goes-with.tsx'
import { RemovedNote } from './removed-note.tsx'
import { SavedLines } from './saved-lines.tsx'
import { LastOrderPart } from '../../checkout/last-order-part.tsx'
import { AskAboutCart } from '../../chat/ask-slot.tsx'
import { useDistrict } from '../../delivery-zones/district/district.ts'
import { useDesk } from '../../delivery-zones/promise/use-desk.ts'
import { AskForNotice } from '../../notices/ask-slot.tsx'
import { ShareCart } from '../shared/share-cart.tsx'
import { SetNotes } from './set-notes.tsx'
import { useRemoval } from './use-removal.ts'
import { useSizeChange } from './use-size-change.ts'

/** The cart page below its title. */
export default function CartView() {
  const text = useText()
  const { cart, isSettled, hasFailed, isFetching, refetch } = useCart()
  // The contents first show in small pieces of work, between which the page answers to touch.
  const isKnown = useDeferredValue(cart !== undefined)
  if (!(cart && isKnown) && !hasFailed) return <CartLoading />
  const retry = () => void refetch()
  if (!cart) return <LoadFailure title={text('cart.failed')} isTrying={isFetching} onRetry={retry} />
  return (
    <>
      {hasFailed && (
        <StaleNote isTrying={isFetching} onRetry={retry}>
          {text('cart.stale')}
        </StaleNote>
      )}
      <Contents cart={cart} isSettled={isSettled} />
    </>
  )
}

function Contents({ cart, isSettled }: { cart: Cart; isSettled: boolean }) {
  const text = useText()
  const format = useFormat()
  const { removed, returned, remove, setAside, noteListed, undo, giveFocus } = useRemoval(cart)
  const { choose, effectOn } = useSizeChange(cart)
  const { lines, saved, itemCount, totals } = cart
  const checkout = (
    <CheckoutLink isPossible={itemCount > 0} size="large">
      {text('cart.checkout')}
    </CheckoutLink>
  )
  const note = removed && <RemovedNote removed={removed} cart={cart} isSettled={isSettled} onUndo={undo} />
  // The note stands where the line was, so that it is seen.
  const place = lines.find(({ _id }) => _id === removed?.before)?._id
  return (
    <>
      {/* An empty cart says so itself. The element stays, so that a later addition is announced. */}
      <p className={lines.length > 0 ? styles.count : 'visually-hidden'} aria-live="polite">
        {lines.length > 0 && text('cart.items', { count: itemCount })}
      </p>
      <CartNotices cart={cart} />
      <div className={styles.columns}>
        <div className={styles.lines}>
          {lines.length === 0 && note}
          {lines.length === 0 && <Empty hasSaved={saved.length > 0} />}
          {lines.length > 0 && (
            <>
              <h2 className="visually-hidden">{text('cart.lines')}</h2>
              <ul className={styles.list}>
                {lines.map((line) => (
                  <li key={line._id}>
                    {line._id === place && note}
                    <CartLine
                      line={line}
                      isSettled={isSettled}
                      isReturned={returned !== null && line.variantId === returned}
                      notes={
                        <SetNotes
                          line={line}
                          cart={cart}
                          effect={isSettled ? effectOn(line) : undefined}
                          onChoose={choose}
                        />
                      }
                      onChoose={choose}
                      onRemove={remove}
                      onSetAside={setAside}
                      onListed={noteListed}
                    />
                  </li>
                ))}
                {place === undefined && note && <li>{note}</li>}
              </ul>
              <p className={styles.keep}>{text('cart.keep-note')}</p>
              <Link to={href('/planner')} className={styles.planner}>
                {text('cart.plan-room')}
              </Link>
            </>
          )}
        </div>
        {lines.length > 0 && (
          <div className={styles.summary}>
            <div className={styles.progress}>
              <FreeShipping totals={totals} itemCount={itemCount} fitting={cart.fitting} />
            </div>
            <CartTotals cart={cart} isSettled={isSettled} way={<div className={styles.way}>{checkout}</div>}>
              <p className={styles.pay}>{text('cart.coupon')}</p>
              <WaysToPay />
              <AskAboutCart cart={cart} />
              <ShareCart cart={cart} />
              <AskForNotice kind="cart-reminder" place="cart" />
            </CartTotals>
          </div>
        )}
        {lines.length > 0 && (
          <div className={styles.bar}>
            <strong aria-hidden="true">{format.money(totals.total)}</strong>
            {checkout}
          </div>
        )}
        <SavedLines lines={saved} returned={returned} onRemove={remove} onAllMoved={giveFocus} />
      </div>
      <GoesWith lines={lines} />
    </>
  )
}

/** Where the chosen district has no cash on delivery, it says so. */
function WaysToPay() {
  const text = useText()
  const format = useFormat()
  const district = useDistrict()
  const { desk } = useDesk()
  const isCashless = desk !== undefined && !desk.takesCash(desk.zones, district)
  return (
    <p className={styles.pay}>
      <Icon name="shield" size={18} />
      {isCashless ? text('cart.pay-without-cash', { district: format.place(district) }) : text('cart.pay')}
    </p>
  )
}

function Empty({ hasSaved }: { hasSaved: boolean }) {
  const text = useText()
  const box = useRef<HTMLDivElement>(BEFORE_MOUNT)
  useEffect(() => {
    // Back scrolls to where the cart was left, which is the footer now.
    if (box.current.getBoundingClientRect().top < 0) scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  const ways = (
    <>
      <LinkButton kind="outline" to={href('/productListing')}>
        {text('cart.browse')}
      </LinkButton>
      <LastOrderPart />
    </>
  )
  return (
    <div ref={box}>
      <EmptyState isFramed icon="bag" title={text('cart.empty')} action={ways}>
        {!hasSaved && text('cart.empty-text')}
      </EmptyState>
    </div>
  )
}
