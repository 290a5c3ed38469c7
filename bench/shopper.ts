import type { Agent } from 'node:http'
import { seededRandom } from '../seed/random.ts'
import { getAsSent } from './measure.ts'
import { addToCart, placeOrder } from './orders.ts'

const SEED = 22
const VISITS_AN_ORDER = 3
/** The shop has at least so many. */
const PRODUCTS = 1_000

const random = seededRandom(SEED)

export const REQUESTS_A_VISIT = 4 + 1 / VISITS_AN_ORDER

export type VisitCount = { served: number; refused: number }

/** Waits for a visit and counts it. The first that was refused says why; a busy shop that refuses one ends no measurement. */
export async function countVisit(visit: Promise<void>, count: VisitCount): Promise<void> {
  try {
    await visit
    count.served += 1
  } catch (error) {
    if (count.refused === 0) console.log(String(error))
    count.refused += 1
  }
}

/**
 * A visit to the shop, from a network of its own: a page with a list, a search and a product, which goes into a new cart.
 * Every third visitor orders. No memory holds the list and the search.
 *
 * @param turn  a number for each visit, counted from 0
 * @throws Error when the shop refuses a request
 */
export async function visitShop(origin: string, agent: Agent, turn: number, variantIds: readonly number[]) {
  const headers = { 'x-forwarded-for': `203.${turn % 200}.${Math.trunc(turn / 200) % 250}.7` }
  await getAsSent(`${origin}/productListing?minPrice=${turn + 1}`, agent, headers)
  await getAsSent(`${origin}/api/product/search?q=sofaa&facets=true&minPrice=${turn + 1}`, agent, headers)
  await getAsSent(`${origin}/product/${random.whole(1, PRODUCTS)}`, agent, headers)
  const basket = await addToCart(origin, agent, String(variantIds[turn % variantIds.length]))
  if (turn % VISITS_AN_ORDER === 0) await placeOrder(origin, agent, basket)
}
