import { limitConcurrency } from '../process/limit-concurrency.ts'

/** Origin of a picture. Pictures of shoppers, who can be anybody, have stricter limits. */
export type PictureSource = 'staff' | 'shopper'

/**
 * Each network has at most one photo form in work (upload-room.ts), so this is the number of networks that can wait,
 * some seconds each.
 */
const MOST_SHOPPERS_WAITING = 100

const lanes = {
  staff: limitConcurrency({ atOnce: 1, mostWaiting: Infinity }),
  shopper: limitConcurrency({ atOnce: 1, mostWaiting: MOST_SHOPPERS_WAITING }),
}

/**
 * Works on one picture of staff and one of shoppers at a time, on one thread each, so that the shop stays quick and
 * neither waits for the other.
 *
 * @throws AppError unavailable when too many shoppers wait
 */
export function drawInTurn<Result>(source: PictureSource, work: () => Promise<Result>): Promise<Result> {
  return lanes[source](work)
}
