import { and, eq, isNull, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { MAIN_PLACE } from '#domain/stock/places.ts'
import { sumOf } from '#domain/sum.ts'
import { expect } from 'vitest'
import { givenStaff } from '../../office/staff/staff.fixture.ts'
import type { App } from '../../app.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import { stockTransfers, variants } from '../../platform/db/schema.ts'
import { addStock, lockGoods } from '../../sales/orders/change-queries.ts'
import { takeStock } from '../../sales/orders/edits/edit-queries.ts'
import { givenProduct } from '../catalog/catalog.fixture.ts'
import { moveStock } from './move-stock.ts'
import { readPiecesByPlace } from './place-queries.ts'
import { givenPlace, wrongStocks } from './stock.fixture.ts'
import { receiveTransfer, sendTransfer } from './transfer-stock.ts'

const names = ['receive', 'damage', 'count', 'send', 'arrive', 'sell', 'sell', 'cancel', 'countAll'] as const
const districts = ['Kathmandu', 'Kaski', 'Ilam'] as const
const PLACES = 4

/** `at`, `to` and `which` choose among what there is. */
const step = fc.record({
  name: fc.constantFrom(...names),
  at: fc.nat(PLACES - 1),
  to: fc.nat(PLACES - 1),
  which: fc.nat(7),
  pieces: fc.integer({ min: 1, max: 6 }),
  district: fc.constantFrom(...districts),
})
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

/** What the model believes of one variant: its pieces by place, what orders took from where, and what is on its way. */
class Model {
  readonly at = new Map<number, number>()
  readonly taken = new Map<string, [place: number, pieces: number][]>()
  readonly onTheirWay = new Map<string, { to: number; pieces: number }>()

  readonly places: readonly { id: number; serves: string | null }[]

  /** @param places  ids in their order, with the districts that they serve */
  constructor(places: readonly { id: number; serves: string | null }[], stock: number) {
    this.places = places
    for (const { id } of places) this.at.set(id, id === MAIN_PLACE ? stock : 0)
  }

  get total(): number {
    return sumOf([...this.at.values()], (pieces) => pieces)
  }

  add(place: number, pieces: number): void {
    this.at.set(place, this.at.get(place)! + pieces)
  }

  /** Takes pieces as the shop promises: from the chosen place, from those that serve the district, and in their order. */
  take(wanted: number, { district, first }: { district?: string; first?: number }): [number, number][] {
    const rank = ({ id, serves }: { id: number; serves: string | null }) =>
      id === first ? 0 : serves !== null && serves === district ? 1 : 2
    const hasAll = (id: number) => (this.at.get(id)! >= wanted ? 0 : 1)
    const inTurn = this.places
      .filter(({ id }) => this.at.get(id)! > 0)
      .toSorted((one, other) => rank(one) - rank(other) || hasAll(one.id) - hasAll(other.id))
    const shares: [number, number][] = []
    let left = wanted
    for (const { id } of inTurn) {
      const pieces = Math.min(left, this.at.get(id)!)
      if (pieces === 0) continue
      this.add(id, -pieces)
      shares.push([id, pieces])
      left -= pieces
    }
    return shares
  }

  giveBack(order: string, pieces: number): void {
    let left = pieces
    const shares = this.taken.get(order)!
    while (left > 0) {
      const last = shares.at(-1)!
      const back = Math.min(left, last[1])
      this.add(last[0], back)
      last[1] -= back
      left -= back
      if (last[1] === 0) shares.pop()
    }
  }
}

type Ground = { db: Db; model: Model; variantId: number; staffId: string; round: number }

const deeds: Record<Step['name'], (ground: Ground, step: Step, turn: number) => Promise<void>> = {
  async receive({ db, model, variantId, staffId }, { at, pieces }) {
    const placeId = model.places[at]!.id
    await moveStock(db, [{ variantId, reason: 'received', pieces, note: '' }], { staffId, once: undefined, placeId })
    model.add(placeId, pieces)
  },
  async damage({ db, model, variantId, staffId }, { at, pieces }) {
    const placeId = model.places[at]!.id
    await moveStock(db, [{ variantId, reason: 'damaged', pieces, note: '' }], { staffId, once: undefined, placeId })
    model.add(placeId, -pieces)
  },
  async count({ db, model, variantId, staffId }, { at, pieces: counted }) {
    const placeId = model.places[at]!.id
    const seen = model.at.get(placeId)!
    const movement = { variantId, reason: 'counted' as const, counted, seen, note: '' }
    await moveStock(db, [movement], { staffId, once: undefined, placeId })
    model.at.set(placeId, counted)
  },
  /** As a program counts that knows no places. */
  async countAll({ db, model, variantId, staffId }, { pieces: counted }) {
    const movement = { variantId, reason: 'counted' as const, counted, seen: model.total, note: '' }
    await moveStock(db, [movement], { staffId, once: undefined })
    const change = counted - model.total
    if (change > 0) model.add(MAIN_PLACE, change)
    else model.take(-change, { first: MAIN_PLACE })
  },
  async send({ db, model, variantId, staffId }, { at, to, pieces }) {
    const [fromId, toId] = [model.places[at]!.id, model.places[to]!.id]
    const lines = [{ variantId, pieces }]
    const id = await sendTransfer(db, { fromId, toId, note: '', lines }, { staffId, once: undefined })
    model.add(fromId, -pieces)
    model.onTheirWay.set(id!, { to: toId, pieces })
  },
  async arrive({ db, model, variantId, staffId }, { which, pieces: difference }) {
    const [id, { to, pieces }] = [...model.onTheirWay][which % Math.max(1, model.onTheirWay.size)] ?? [
      '',
      { to: 0, pieces: 0 },
    ]
    if (id === '') return
    const arrived = which % 2 ? pieces : Math.max(0, pieces + difference - 3)
    const lines = [{ variantId, pieces: arrived }]
    await receiveTransfer(db, id, { note: '', lines }, { staffId, once: undefined })
    model.add(to, arrived)
    model.onTheirWay.delete(id)
  },
  async sell({ db, model, variantId, round }, { pieces, district }, turn) {
    if (model.total < pieces) return
    const orderNumber = `KST-MODEL-${round}-${turn}`
    await lockGoods(db, { products: [], variants: [{ id: variantId, quantity: pieces }] })
    await takeStock(db, [{ id: variantId, quantity: pieces }], { orderNumber, district })
    model.taken.set(orderNumber, model.take(pieces, { district }))
  },
  async cancel({ db, model, variantId }, { which, pieces }) {
    const open = [...model.taken].filter(([, shares]) => shares.length > 0)
    const [orderNumber, shares] = open[which % Math.max(1, open.length)] ?? ['', []]
    const quantity = Math.min(
      pieces,
      sumOf(shares, ([, share]) => share),
    )
    if (quantity === 0) return
    await addStock(db, [{ id: variantId, quantity }], { reason: 'cancelled', orderNumber })
    model.giveBack(orderNumber, quantity)
  },
}

/**
 * Plays random steps and compares every place with the model after each. Every round has a variant of its own.
 *
 * @param seed  for the same steps each time
 */
export async function playPlaces(
  app: App,
  db: Db,
  { rounds, steps, seed }: { rounds: number; steps: number; seed?: number },
): Promise<void> {
  const { id: staffId } = await givenStaff(app)
  const served = [null, 'Kathmandu', 'Kaski', null]
  const ids = [MAIN_PLACE]
  for (const district of served.slice(1)) ids.push(await givenPlace(db, { districts: district ? [district] : [] }))
  const places = ids.map((id, at) => ({ id, serves: served[at]! }))
  const done = new Set<string>()
  for (let round = 0; round < rounds; round++) {
    const { id } = await givenProduct(db, { variants: [{ stock: 9 }] })
    const [variant] = await db.select().from(variants).where(eq(variants.productId, id))
    const ground = { db, model: new Model(places, 9), variantId: variant!.id, staffId, round }
    await playRound(ground, fc.sample(step, { numRuns: steps, ...(seed !== undefined && { seed }) }), done)
    expect(await wrongStocks(db)).toEqual([])
  }
  expect([...done].toSorted()).toEqual([...new Set(names)].toSorted())
}

async function playRound(ground: Ground, steps: readonly Step[], done: Set<string>): Promise<void> {
  const { db, model, variantId } = ground
  for (const [turn, one] of steps.entries()) {
    const answer = await deeds[one.name](ground, one, turn).catch((error: unknown) => error)
    if (answer instanceof Error && !(answer instanceof AppError)) throw answer
    if (answer === undefined) done.add(one.name)
    const here = (await readPiecesByPlace(db, [variantId])).get(variantId)!
    const found = new Map(here.map(({ placeId, pieces }) => [placeId, pieces]))
    expect(found, `after step ${turn}, ${JSON.stringify(one)}`).toEqual(model.at)
  }
  const { fromId, receivedAt, id } = stockTransfers
  const isOfVariant = sql`${id} in (select transfer_id from stock_transfer_lines where variant_id = ${variantId})`
  const open = await db
    .select({ fromId })
    .from(stockTransfers)
    .where(and(isNull(receivedAt), isOfVariant))
  expect(open).toHaveLength(model.onTheirWay.size)
}
