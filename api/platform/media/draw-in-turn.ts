import { AsyncLocalStorage } from 'node:async_hooks'
import { say } from '../language/sentence.ts'
import { limitConcurrency } from '../process/limit-concurrency.ts'
import { limitFairly } from '../process/limit-fairly.ts'

/** Origin of a picture. Pictures of shoppers, who can be anybody, have stricter limits. */
export type PictureSource = 'staff' | 'shopper'

/** How many photos of shoppers wait. Each network has at most one photo form in work (upload-room.ts). */
const MOST_SHOPPERS_WAITING = 100

const ofStaff = limitConcurrency({ atOnce: 1, mostWaiting: Infinity })
const ofShoppers = limitFairly({ atOnce: 1, mostWaiting: MOST_SHOPPERS_WAITING }, say('calls.busy'))

const senders = new AsyncLocalStorage<string>()

/** Runs work whose pictures of shoppers wait in the turns of a network (`clientNetwork`). */
export function drawFor<Done>(network: string, work: () => Promise<Done>): Promise<Done> {
  return senders.run(network, work)
}

/**
 * Works on one picture of staff and one of shoppers at a time, on one thread each, so that the shop stays quick and
 * neither waits for the other. Of shoppers who wait, each neighborhood has a turn before any has a second one.
 *
 * @throws AppError unavailable when too many shoppers wait
 */
export function drawInTurn<Result>(source: PictureSource, work: () => Promise<Result>): Promise<Result> {
  return source === 'staff' ? ofStaff(work) : ofShoppers(senders.getStore() ?? '', work)
}
