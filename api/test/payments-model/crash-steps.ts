import fc from 'fast-check'
import { walletProviders } from '#domain/payments/payment-methods.ts'
import { expireOrders } from '../../sales/payments/expire-orders.ts'
import { reconcilePayments } from '../../sales/payments/wallets/reconcile-payments.ts'
import { placedBy } from './heard.ts'
import { dueOf, same } from './ledger.ts'
import { pick, type Model } from './model.ts'
import { openShop, type ShopProcess } from './shop-process.ts'
import { begin, cancel, check, edit, fillCart, runJob } from './shop-steps.ts'
import { step } from './step.ts'
import type { World } from './world.ts'

/** Roughly the number of statements in the longest of these operations. */
const MOST_STATEMENTS = 40

export const MOST_ORDERS = 6

type Work = (shop: ShopProcess, model: Model, world: World, at: number) => Promise<unknown>

const works: Record<string, Work> = {
  begin: (shop, { orders }, world, at) => {
    const order = pick(orders, at)
    return begin(world, shop, order, { wallet: pick(walletProviders, at), amount: dueOf(world.seen, order.id) })
  },
  check: (shop, { attempts }, world, at) => check(world, shop, pick(attempts, at)),
  cancel: (shop, { orders }, _world, at) => cancel(shop, pick(orders, at)),
  edit: (shop, { orders }, _world, at) => edit(shop, pick(orders, at), { quantity: 1 + (at % 3), discount: 0 }),
  reconcile: (shop, _model, world) => runJob(world, shop, reconcilePayments),
  expire: (shop, _model, world) => runJob(world, shop, expireOrders),
}

const hasAttempts = ({ attempts }: Readonly<Model>) => attempts.length > 0
const hasRoom = ({ orders }: Readonly<Model>) => orders.length < MOST_ORDERS

/** Crashes a process during an operation. Afterwards, each transaction is either done or not done. */
const crashAtWork = fc
  .record({
    work: fc.constantFrom(...Object.keys(works)),
    at: fc.nat(1_000),
    statement: fc.integer({ min: 1, max: MOST_STATEMENTS }),
    when: fc.constantFrom('before', 'after'),
  })
  .map(({ work, at, ...crash }) => {
    return step('crash', [work, at, crash], hasAttempts, async (model, world) => {
      await dieAt(world, crash, (shop) => works[work]!(shop, model, world, at))
      const all = world.seen.attempts.map(({ id }) => id)
      const mayEnd = world.seen.orders.map(({ id }) => id)
      await world.look({ mayAsk: model.isAway ? [] : all, mayEnd, mayGiveUp: all, mayBegin: true, mayConfirm: mayEnd })
    })
  })

/** Crashes while placing an order. The shopper lost the answer and retries: there must be one order. */
const crashWhilePlacing = fc
  .record({
    payment: fc.constantFrom(...walletProviders),
    statement: fc.integer({ min: 1, max: MOST_STATEMENTS }),
    when: fc.constantFrom('before', 'after'),
  })
  .map(({ payment, ...crash }) => {
    return step('crash while placing', [payment, crash], hasRoom, async (model, world) => {
      const send = await fillCart(world.ground.shops[0], world.variantId, 1, payment)
      if (!send) return
      await dieAt(world, crash, send)
      const before = world.seen.orders.length
      const answer = await send(world.ground.shops[0])
      same(answer.statusCode, 201, `an order is placed after a crash (${answer.body})`)
      const now = await world.look({ mayPlace: true })
      same(now.orders.length, before + 1, 'orders after a second try')
      placedBy(model, now, answer)
    })
  })

export const crashSteps = fc.oneof({ weight: 4, arbitrary: crashAtWork }, { weight: 1, arbitrary: crashWhilePlacing })

/** Crashes the first process during the work and replaces it with a new one. */
async function dieAt(
  { ground }: World,
  crash: { statement: number; when: string },
  work: (shop: ShopProcess) => Promise<unknown>,
): Promise<void> {
  const [shop] = ground.shops
  shop.crash({ ...crash, when: crash.when === 'after' ? 'after' : 'before' })
  // The dead process never answers.
  await Promise.race([work(shop).catch(() => {}), shop.died])
  await Promise.race([shop.close().catch(() => {}), shop.died])
  ground.shops[0] = openShop(ground.url, ground.wallets.url)
}
