import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import type { Db } from '../db/client.ts'
import type { Turns } from '../process/limit-concurrency.ts'
import { measureEventLoopDelay } from '../process/event-loop-delay.ts'
import { limitFairly } from '../process/limit-fairly.ts'
import { partOf } from '../process/part-of.ts'
import { restBetween } from '../process/rest-between.ts'
import { shareOut } from '../process/share-out.ts'
import { openUsualCost, type UsualCost } from '../process/usual-cost.ts'
import { say, type Sentence } from '../language/sentence.ts'
import { clientNetwork } from '../rate-limits/client-network.ts'
import { noLimit, type Limit } from '../rate-limits/limit.ts'
import { openWay } from './give-way.ts'
import { isOfPage } from './network-turns.ts'

declare module 'fastify' {
  interface FastifyInstance {
    bulkheads: Record<'search' | 'listing' | 'page' | 'read' | 'quote' | 'order', Bulkhead>
    /** Separate connections for searches, so that all others stay free. */
    searchDb: Db
  }
}

/** `mostOfNetwork`: maximum of one network among all running and waiting requests. */
type Room = Turns & { mostOfNetwork: number }

/** One search runs four database queries concurrently. A few dozen networks with one each are no reason to refuse another. */
const SEARCHES: Room = { atOnce: 2, mostWaiting: 100, mostOfNetwork: 12 }
/** A listing with its facets takes several connections for some tens of milliseconds. */
const LISTINGS: Room = { atOnce: 2, mostWaiting: 300, mostOfNetwork: 60 }
/**
 * Rendering keeps the one thread busy: with forty pages in the making an order would wait for all of them. A network has
 * one at a time, and rests after it.
 */
const PAGES: Room = { atOnce: 2, mostWaiting: 300, mostOfNetwork: 60 }
/** All other public reads, such as one product or its reviews, take some milliseconds each. */
const READS: Room = { atOnce: 4, mostWaiting: 600, mostOfNetwork: 300 }
/** Others may try again later, and get what they asked for sooner than by waiting longer. */
const LONGEST_WAIT_MS = 2_000
/** For quotes: a rush of a thousand buyers may take so long. Few of them look at the page any longer. */
const LONGEST_QUOTE_WAIT_MS = 10_000
/** A thousand shoppers who want the same piece wait some seconds, also behind one address of a mobile carrier. */
const BUYERS = { mostWaiting: 2_000, mostOfNetwork: 1_200 }

const SEARCH_BUSY = say('calls.search-busy')
const SHOP_BUSY = say('calls.busy')

/**
 * Runs public reads a few at a time, so that they never use up what orders need, and orders so that each network has its turn.
 *
 * @param request  its client waits with others of the same network. What a page calls while it is rendered waits for
 *                 nobody, since the page has its turn
 * @throws AppError too_many_requests for the client's network; unavailable when the queue or the network's share is full,
 *         and when a read waited for two seconds, or a quote for ten
 */
export type Bulkhead = <Result>(request: FastifyRequest, work: () => Promise<Result>) => Promise<Result>

/** Runs work of a network in its turn, unless the signal aborts before. */
type InTurn = <Result>(network: string, work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>

type BulkheadOptions = {
  searchDb: Db
  /** Connections of the pool that all but searches share. */
  connections: number
  /** Whether each network gets only its share; false when something in front of the server limits clients already. */
  sharesOut: boolean
  /** Event-loop delay above which browsing is refused immediately; never when absent. */
  maxEventLoopDelayMs: number | undefined
  /** How long a read or a quote may wait for its turn; two and ten seconds when absent. */
  longestWaitMs: number | undefined
}

/**
 * Decorates the app with its bulkheads (decision 035). Neighborhoods that wait for searches, lists, pages and quotes share
 * the time (decision 126). Orders go in turns: a thousand who want one piece wait for each other inside.
 */
export function openBulkheads(
  app: FastifyInstance,
  { searchDb, connections, sharesOut, maxEventLoopDelayMs, longestWaitMs }: BulkheadOptions,
): void {
  const { searches, quotes } = app.addressLimits
  app.decorate('searchDb', searchDb)
  // Only browsing checks it; orders are accepted as long as the process can.
  let delay: ReturnType<typeof measureEventLoopDelay> | undefined
  // Not earlier: the start itself keeps the process busy.
  app.addHook('onReady', async () => {
    if (maxEventLoopDelayMs !== undefined) delay = measureEventLoopDelay()
  })
  app.addHook('onClose', async () => delay?.stop())
  const isBusy = () => delay !== undefined && delay.lastMs() > maxEventLoopDelayMs!
  const openRoom = (room: Room, refusal: Sentence, cost?: UsualCost): InTurn => {
    const inTurn = limitFairly(room, refusal, cost)
    const withinShare = shareOut(sharesOut ? room.mostOfNetwork : Infinity, refusal)
    return (network, work, signal) => withinShare(network, () => inTurn(network, work, signal))
  }
  const reading = (limit: Limit, inTurn: InTurn): Bulkhead => {
    return async (request, work) => {
      await limit.take(request.ip)
      if (isOfPage(request)) return work()
      return inTurn(clientNetwork(request.ip), work, AbortSignal.timeout(longestWaitMs ?? LONGEST_WAIT_MS))
    }
  }
  const openLane = openWay(app)
  /** Gives way to buyers, and is refused while the process cannot keep up. */
  const browsing = (limit: Limit, inTurn: InTurn, refusal: Sentence): Bulkhead => {
    const giveWay = openLane()
    const read = reading(limit, (network, work, signal) => inTurn(network, () => giveWay(work), signal))
    return async (request, work) => {
      if (isBusy() && !isOfPage(request)) throw new AppError('unavailable', refusal)
      return read(request, work)
    }
  }
  const buying = (atOnce: number, cost?: UsualCost) => openRoom({ ...BUYERS, atOnce }, SHOP_BUSY, cost)
  // A quote uses two connections for some milliseconds, so half of the pool stays free for orders.
  const quoting = buying(partOf(connections, 1 / 4), openUsualCost('cost of quotes'))
  // Orders of the same piece wait for one another with a connection each. Half of the pool stays free for all others.
  const ordering = buying(partOf(connections, 1 / 2))
  const pages = openRoom(PAGES, SHOP_BUSY, openUsualCost('cost of pages'))
  app.decorate('bulkheads', {
    search: browsing(searches, openRoom(SEARCHES, SEARCH_BUSY, openUsualCost('cost of searches')), SEARCH_BUSY),
    listing: browsing(noLimit, openRoom(LISTINGS, SHOP_BUSY, openUsualCost('cost of listings')), SHOP_BUSY),
    page: browsing(noLimit, sharesOut ? rested(pages) : pages, SHOP_BUSY),
    read: reading(noLimit, openRoom(READS, SHOP_BUSY)),
    quote: async (request, work) => {
      await quotes.take(request.ip)
      return quoting(clientNetwork(request.ip), work, AbortSignal.timeout(longestWaitMs ?? LONGEST_QUOTE_WAIT_MS))
    },
    order: (request, work) => ordering(clientNetwork(request.ip), work),
  })
}

function rested(page: InTurn): InTurn {
  const inTurn = restBetween({ mostWaiting: PAGES.mostOfNetwork })
  return (network, work, signal) => inTurn(network, () => page(network, work, signal), signal)
}
