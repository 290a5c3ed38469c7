import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import type { Db } from '../db/client.ts'
import type { Turns } from '../process/limit-concurrency.ts'
import { measureEventLoopDelay } from '../process/event-loop-delay.ts'
import { limitFairly } from '../process/limit-fairly.ts'
import { restBetween } from '../process/rest-between.ts'
import { shareOut } from '../process/share-out.ts'
import { say, type Sentence } from '../language/sentence.ts'
import { clientNetwork } from '../rate-limits/client-network.ts'
import { noLimit, type Limit } from '../rate-limits/limit.ts'
import { openWay } from './give-way.ts'
import { isOfPage } from './network-turns.ts'

declare module 'fastify' {
  interface FastifyInstance {
    bulkheads: { search: Bulkhead; quote: Bulkhead; order: Bulkhead; listing: Bulkhead; page: Bulkhead }
    /** Separate connections for searches, so that all others stay free. */
    searchDb: Db
  }
}

/** `mostOfNetwork`: maximum of one network among all running and waiting requests. */
type Room = Turns & { mostOfNetwork: number }

/** One search runs four database queries concurrently. A longer queue would only make people wait in vain. */
const SEARCHES: Room = { atOnce: 2, mostWaiting: 24, mostOfNetwork: 12 }
/**
 * A quote uses two connections for some milliseconds, so half of the pool stays free for orders. A thousand shoppers who
 * want the same piece wait some seconds, also behind one address of a mobile carrier.
 */
const QUOTES: Room = { atOnce: 5, mostWaiting: 2_000, mostOfNetwork: 1_200 }
/**
 * Orders of the same piece wait for one another with a connection each. Half of the pool stays free for all others, and
 * of those who order, each network has its turn before any has a second one.
 */
const ORDERS: Room = { atOnce: 10, mostWaiting: 2_000, mostOfNetwork: 1_200 }

/** A listing with its facets takes several connections for some tens of milliseconds. */
const LISTINGS: Room = { atOnce: 2, mostWaiting: 300, mostOfNetwork: 60 }
/**
 * Rendering keeps the one thread busy: with forty pages in the making an order would wait for all of them. A network has
 * one at a time, and rests after it.
 */
const PAGES: Room = { atOnce: 2, mostWaiting: 300, mostOfNetwork: 60 }

const SEARCH_BUSY = say('calls.search-busy')
const SHOP_BUSY = say('calls.busy')

/**
 * Runs public reads a few at a time, so that they never use up what orders need, and orders so that each network has its turn.
 *
 * @param request  its client waits with others of the same network. What a page calls waits in a queue of its own, so
 *                 that those who wait for the same page do not wait for that network's other calls
 * @throws AppError too_many_requests for the client's network; unavailable when the queue or the network's share is full
 */
export type Bulkhead = <Result>(request: FastifyRequest, work: () => Promise<Result>) => Promise<Result>

type BulkheadOptions = {
  searchDb: Db
  /** Whether each network gets only its share; false when something in front of the server limits clients already. */
  sharesOut: boolean
  /** Event-loop delay above which browsing is refused immediately; never when absent. */
  maxEventLoopDelayMs: number | undefined
}

/** Decorates the app with its bulkheads (decision 035). */
export function openBulkheads(
  app: FastifyInstance,
  { searchDb, sharesOut, maxEventLoopDelayMs }: BulkheadOptions,
): void {
  const { addressLimits } = app
  app.decorate('searchDb', searchDb)
  // Only browsing checks it; orders are accepted as long as the process can.
  const delay = maxEventLoopDelayMs === undefined ? undefined : measureEventLoopDelay()
  app.addHook('onClose', async () => delay?.stop())
  const isBusy = () => delay !== undefined && delay.lastMs() > maxEventLoopDelayMs!
  const shareOf = ({ mostOfNetwork }: Room) => (sharesOut ? mostOfNetwork : Infinity)
  const search = bulkhead(addressLimits.searches, { ...SEARCHES, mostOfNetwork: shareOf(SEARCHES) }, SEARCH_BUSY)
  const quote = bulkhead(addressLimits.quotes, { ...QUOTES, mostOfNetwork: shareOf(QUOTES) }, SHOP_BUSY)
  const unlimited = (room: Room) => bulkhead(noLimit, { ...room, mostOfNetwork: shareOf(room) }, SHOP_BUSY)
  const openLane = openWay(app)
  /** Gives way to buyers, and is refused while the process cannot keep up. */
  const browsing = (inTurn: Bulkhead, refusal: Sentence): Bulkhead => {
    const giveWay = openLane()
    return async (request, work) => {
      // What a page calls has given way with it.
      if (isOfPage(request)) return inTurn(request, work)
      if (isBusy()) throw new AppError('unavailable', refusal)
      return inTurn(request, () => giveWay(work))
    }
  }
  app.decorate('bulkheads', {
    quote,
    order: unlimited(ORDERS),
    listing: browsing(unlimited(LISTINGS), SHOP_BUSY),
    page: browsing(sharesOut ? rested(unlimited(PAGES)) : unlimited(PAGES), SHOP_BUSY),
    search: browsing(search, SEARCH_BUSY),
  })
}

function rested(page: Bulkhead): Bulkhead {
  const inTurn = restBetween({ mostWaiting: PAGES.mostOfNetwork })
  return (request, work) => inTurn(clientNetwork(request.ip), () => page(request, work))
}

function bulkhead(limit: Limit, room: Room, refusal: Sentence): Bulkhead {
  const inTurn = limitFairly(room, refusal)
  const withinShare = shareOut(room.mostOfNetwork, refusal)
  return async (request, work) => {
    await limit.take(request.ip)
    const owner = queueOwner(request)
    return withinShare(owner, () => inTurn(owner, work))
  }
}

/** Names who waits in a queue: a network, or the pages that are made for it. */
export function queueOwner(request: FastifyRequest): string {
  const network = clientNetwork(request.ip)
  return isOfPage(request) ? `page ${network}` : network
}
