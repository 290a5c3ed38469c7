import type { ReactNode } from 'react'
import type { Quote } from '#contract/checkout.ts'
import { parseMobile } from '#domain/accounts/phone.ts'
import { needMessages } from '../../messages/load-messages.ts'
import type { Text } from '../../messages/text.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { Refusal } from '../../ui/use-checked-form.ts'
import type { Failure } from '../accounts/session/call.ts'
import { forgetCredit } from '../credit/credit-choice.ts'
import { ordersApi } from '../orders/orders-api.ts'
import { waitsForCode } from '../orders/track/waits-for-code.ts'
import { figureChanges } from './figure-changes.ts'
import { showLastNote } from './come-into-view.ts'
import type { LastOrder } from './last-order.ts'
import type { Outcome } from './place-order.ts'
import { keyOf, readWaitingOrders } from './waiting-order.ts'

await needMessages('checkout-parts')

const ChangesNote = lazyPart(() => import('./changes-note.tsx'))
const EnterFirst = lazyPart(() => import('./enter-first.tsx'))

type Desk = {
  form: HTMLFormElement
  /** As typed. */
  phone: string
  text: Text
  /** What the shopper saw. */
  shown: Quote
  ask: () => Promise<Quote | undefined>
  /** Takes a note that stands in for a refusal's words. */
  showNote: (note: ReactNode) => void
}

type NotPlaced = Exclude<Outcome, { kind: 'placed' }>

/**
 * Returns what the form says about an order that was not placed, and brings it into view; undefined where the page is left
 * for the login.
 */
export async function whyNotPlaced(outcome: NotPlaced, desk: Desk): Promise<Refusal | undefined> {
  const refusal = await refusalFor(outcome, desk)
  if (refusal && refusal.message !== '' && !refusal.fields) showLastNote(desk.form)
  return refusal
}

async function refusalFor(outcome: NotPlaced, desk: Desk): Promise<Refusal | undefined> {
  const { text } = desk
  if (outcome.kind === 'unsent') return { message: text('checkout.unsent'), isOffline: true }
  const { failure } = outcome
  switch (failure.code) {
    case 'unauthorized':
      return undefined
    case undefined:
      return { message: text('checkout.lost') }
    case 'figures_changed':
    case 'cart_empty':
      return changed(failure, desk)
    case 'internal':
    case 'unavailable':
    case 'request_timeout':
    case 'conflict':
      return { message: text('checkout.failed') }
    case 'too_many_requests':
      return tooMany(failure, desk)
    default:
      return asSaid(failure, desk)
  }
}

/** The server says how long to wait, or what to do instead. */
function asSaid({ message, fields }: Failure, { text }: Desk): Refusal {
  return { message: message || text('checkout.failed'), ...(fields && { fields }) }
}

/** A phone number that gets no further code needs none once the code of an order before is entered. */
async function tooMany(failure: Failure, desk: Desk): Promise<Refusal> {
  const first = failure.fields?.['phone'] === undefined ? undefined : await orderToConfirm(desk)
  if (!first) return asSaid(failure, desk)
  desk.showNote(<EnterFirst order={first} />)
  return { message: '' }
}

/** Returns the order of this browser with the same phone number whose code can still be entered. Only guests need codes. */
async function orderToConfirm({ phone }: Desk): Promise<LastOrder | undefined> {
  for (const kept of readWaitingOrders('')) {
    const answer = await ordersApi.read({ orderId: kept.orderId, key: keyOf(kept) })
    if (!answer.success || !waitsForCode(answer.data)) continue
    if (parseMobile(answer.data.phone) === parseMobile(phone)) return kept
  }
  return undefined
}

async function changed(failure: Failure, { text, shown, ask, showNote }: Desk): Promise<Refusal> {
  const now = await ask()
  if (now?.lines.length === 0) return { message: text('checkout.empty-now') }
  const found = now ? figureChanges(shown.lines, shown.totals.total, now) : []
  showNote(found.length > 0 && <ChangesNote changes={found} />)
  if (failure.fields?.credit !== undefined) {
    forgetCredit()
    return { message: failure.message }
  }
  const isStoreGone = failure.fields?.store !== undefined
  const { instalments } = failure.fields ?? {}
  // The form has the plans as they are now, or only the box where none is left.
  if (instalments !== undefined) {
    const field = now?.instalments.length === 0 ? 'asks_instalments' : 'instalments'
    return { message: failure.message, fields: { [field]: instalments } }
  }
  if (found.length > 0 && !isStoreGone) return { message: '' }
  return { message: `${text('checkout.changed')} ${isStoreGone ? failure.message : text('checkout.changed-again')}` }
}
