import { memo, useDeferredValue, useEffect, useState } from 'react'
import { href, Navigate, useNavigate } from 'react-router'
import type { PlacedReply } from '#contract/orders/orders.ts'
import type { ShopSettings } from '#contract/settings.ts'
import type { ShippingMethod } from '#domain/delivery-zones/delivery-estimate.ts'
import { useText } from '../../messages/text.ts'
import { Container } from '../../ui/container.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { NeedsScript } from '../../ui/needs-script.tsx'
import { PlacedNote } from '../orders/confirmed/placed-note.tsx'
import { keepUnseenOrder, readUnseenOrder, type UnseenOrder, unseenOrder } from '../orders/confirmed/unseen-order.ts'
import { loginPath, useSession, type Session } from '../accounts/session/session.ts'
import { FailedPage } from '../shell/error-page.tsx'
import { BoughtNowSlot } from './bought-now-slot.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import styles from './checkout.module.css'
import { isForOther } from './form-fields.tsx'
import { OrderBar } from './order-bar.tsx'
import { partMissing } from './retry-note.tsx'
import { useChoices } from './use-choices.ts'
import { useQuote } from './use-quote.ts'

const NothingToOrder = lazyPart(() => import('./nothing-to-order.tsx'), { Missing: partMissing('checkout.title') })

/** One page from the cart to the order. The served HTML is the same for everyone. */
export function Checkout({ shop }: { shop: ShopSettings }) {
  // The form is long: once the session is known it renders again in pieces, between which the page answers to touch.
  return <CheckoutOf shop={shop} session={useDeferredValue(useSession())} />
}

const CheckoutOf = memo(function CheckoutOf({ shop, session }: { shop: ShopSettings; session: Session }) {
  const text = useText()
  const navigate = useNavigate()
  const hasRunOut = useHasRunOut(session)
  // A member's entries are never stored as a guest's.
  const { choices, choose, restoredFor: owner } = useChoices(hasRunOut ? undefined : ownerOf(session))
  const { district, method, coupon } = choices
  const state = useQuote(owner, { district, coupon, ...(method !== '' && { method: method as ShippingMethod }) })

  const { quote } = state
  const isEmpty = quote?.lines.length === 0

  const [placed, setPlaced] = useState<UnseenOrder>()
  const finish = async (reply: PlacedReply) => {
    const order = unseenOrder(reply)
    setPlaced(order)
    keepUnseenOrder(order)
    await spread(reply, async () => navigate(order.path, { replace: true }))
  }
  useEffect(() => {
    // The confirmation failed to load and the page returned, but the cart no longer holds the order.
    const unseen = isEmpty && !placed ? readUnseenOrder() : null
    if (unseen) void navigate(unseen.path, { replace: true })
  }, [isEmpty, placed, navigate])

  if (hasRunOut) return <Navigate replace to={loginPath(href('/checkout'))} />
  if (session.status === 'unreachable') {
    return <FailedPage title={text('error.title')} text={text(navigator.onLine ? 'error.text' : 'error.offline')} />
  }
  const unseen = placed ?? readUnseenOrder()
  return (
    <Container className={styles.page}>
      <h1>{text('checkout.title')}</h1>
      <NeedsScript />
      {isEmpty && unseen ? (
        <PlacedNote order={unseen} />
      ) : isEmpty && owner !== undefined ? (
        <NothingToOrder owner={owner} leftOut={quote.leftOut} onPlaced={(reply) => void finish(reply)} />
      ) : (
        <>
          <OrderBar quote={quote} isForOther={isForOther(choices)} />
          <BoughtNowSlot quote={quote} ask={state.ask} />
          <CheckoutForm
            shop={shop}
            owner={owner}
            user={session.user}
            choices={choices}
            choose={choose}
            state={state}
            onPlaced={(reply) => void finish(reply)}
            placed={placed && <PlacedNote order={placed} />}
          />
        </>
      )}
    </Container>
  )
})

/** Updates carts in all tabs, opens the wallet's payment, and shows the confirmation. */
async function spread(reply: PlacedReply, confirm: () => Promise<void>): Promise<void> {
  try {
    const { publishOrder } = await import('./publish-order.ts')
    publishOrder(reply, confirm)
  } catch (error) {
    console.warn('The cart is shown as it was until the page is loaded again', error)
    await confirm()
  }
}

/** Id of the member, '' for a guest, undefined until known. */
function ownerOf({ status, user }: Session): string | undefined {
  return status === 'guest' ? '' : user?._id
}

/** Returns whether a member's session ended on the open page; the cart is behind the login now. */
function useHasRunOut({ status }: Session): boolean {
  const [wasMember, setWasMember] = useState(false)
  if (status === 'member' && !wasMember) setWasMember(true)
  return wasMember && status === 'guest'
}
