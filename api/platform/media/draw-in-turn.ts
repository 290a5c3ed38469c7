import { AsyncLocalStorage } from 'node:async_hooks'
import { say } from '../language/sentence.ts'
import { limitConcurrency } from '../process/limit-concurrency.ts'
import { limitFairly } from '../process/limit-fairly.ts'
import { openUsualCost } from '../process/usual-cost.ts'

/** Origin of a picture. Pictures of shoppers, who can be anybody, have stricter limits. */
export type PictureSource = 'staff' | 'shopper'

/** How many photos of shoppers wait. Each network has at most one photo form in work (upload-room.ts). */
const MOST_SHOPPERS_WAITING = 100

/** A form that waits longer is refused in words, before its silent connection ends (app.ts). */
const LONGEST_WAIT_MS = 90_000

const ofStaff = limitConcurrency({ atOnce: 1, mostWaiting: Infinity })
const turns = { atOnce: 1, mostWaiting: MOST_SHOPPERS_WAITING }
const ofShoppers = limitFairly(turns, say('calls.busy'), openUsualCost('cost of photos'))

/** Network of a form (`clientNetwork`), and a signal that aborts when its connection closes. */
type Sender = { network: string; signal: AbortSignal }
const senders = new AsyncLocalStorage<Sender>()

/** Runs work whose pictures of shoppers wait in the turns of a network, and give way once nobody waits for the answer. */
export function drawFor<Done>({ network, signal }: Sender, work: () => Promise<Done>): Promise<Done> {
  return senders.run({ network, signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_WAIT_MS)]) }, work)
}

/**
 * Works on one picture of staff and one of shoppers at a time, on one thread each, so that the shop stays quick and
 * neither waits for the other. Neighborhoods of shoppers share the time, since a photo of a few kilobytes may take
 * seconds.
 *
 * @throws AppError unavailable when too many shoppers wait, and when the shopper has left or waited for 90 s; the caller must
 *         have stored nothing
 */
export function drawInTurn<Result>(source: PictureSource, work: () => Promise<Result>): Promise<Result> {
  if (source === 'staff') return ofStaff(work)
  const { network, signal } = senders.getStore() ?? { network: '' }
  return ofShoppers(network, work, signal)
}
