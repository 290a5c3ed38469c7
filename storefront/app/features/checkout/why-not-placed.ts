import type { Quote } from '#contract/checkout.ts'
import { needMessages } from '../../messages/load-messages.ts'
import type { Text } from '../../messages/text.ts'
import type { Refusal } from '../../ui/use-checked-form.ts'
import type { Failure } from '../accounts/session/call.ts'
import { type FigureChange, figureChanges } from './figure-changes.ts'
import { showLastNote } from './come-into-view.ts'
import type { Outcome } from './place-order.ts'

await needMessages('checkout-parts')

type Desk = {
  form: HTMLFormElement
  text: Text
  /** What the shopper saw. */
  shown: Quote
  ask: () => Promise<Quote | undefined>
  /** Takes what changed since; its list stands in for a refusal's words. */
  showChanges: (changes: readonly FigureChange[]) => void
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
    default:
      // The server says how long to wait, or what to do instead.
      return { message: failure.message || text('checkout.failed'), ...(failure.fields && { fields: failure.fields }) }
  }
}

async function changed(failure: Failure, { text, shown, ask, showChanges }: Desk): Promise<Refusal> {
  const now = await ask()
  if (now?.lines.length === 0) return { message: text('checkout.empty-now') }
  const found = now ? figureChanges(shown.lines, shown.totals.total, now) : []
  showChanges(found)
  const isStoreGone = failure.fields?.store !== undefined
  if (found.length > 0 && !isStoreGone) return { message: '' }
  return { message: `${text('checkout.changed')} ${isStoreGone ? failure.message : text('checkout.changed-again')}` }
}
