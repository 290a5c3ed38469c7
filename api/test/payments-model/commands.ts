import fc from 'fast-check'
import { walletProviders, type WalletProvider } from '#domain/payments/payment-methods.ts'
import { expireOrders } from '../../sales/payments/expire-orders.ts'
import { reconcilePayments } from '../../sales/payments/wallets/reconcile-payments.ts'
import { crashSteps, MOST_ORDERS } from './crash-steps.ts'
import { dueOf, same } from './ledger.ts'
import { pick, type Model } from './model.ts'
import { begunBy, placedBy } from './heard.ts'
import {
  begin,
  cancel,
  check,
  edit,
  fillCart,
  handOver,
  mayAskOf,
  open,
  recordOneRefund,
  runJob,
} from './shop-steps.ts'
import type { Snapshot } from './snapshot.ts'
import { step, type Step } from './step.ts'
import { truthOf } from './transitions.ts'
import { outages } from './wallet-server.ts'
import { arrive, forgedReturn, press } from './wallet-steps.ts'
import type { World } from './world.ts'

/** Just below the limit of 20 payment attempts per order and hour. */
const MOST_TRIES = 18
const CANCELS_WITHIN_MS = 2 * 3_600_000
const MINUTE_MS = 60_000
/** Durations just above the limits of server and wallets, from the pause between two checks up to two days. */
const waits = [
  4_000,
  5.1 * MINUTE_MS,
  16 * MINUTE_MS,
  31 * MINUTE_MS,
  61 * MINUTE_MS,
  121 * MINUTE_MS,
  49 * 60 * MINUTE_MS,
]

const hasOrders = ({ orders }: Readonly<Model>) => orders.length > 0
const hasAttempts = ({ attempts }: Readonly<Model>) => attempts.length > 0
const number = fc.nat(1_000)
const wallet = fc.constantFrom(...walletProviders)

const place = fc
  .record({ payment: wallet, quantity: fc.constantFrom(1, 1, 2), clicks: fc.constantFrom(1, 1, 2) })
  .map(({ payment, quantity, clicks }) => {
    return step(
      'place',
      [payment, quantity, clicks],
      ({ orders }) => orders.length < MOST_ORDERS,
      async (model, world) => {
        const [shop] = world.ground.shops
        const send = await fillCart(shop, world.variantId, quantity, payment)
        same(send !== undefined, world.seen.stock >= quantity, 'a cart accepts exactly what is in stock')
        if (!send) return void (await world.look({}))
        const [answer, again] = await Promise.all(world.ground.shops.slice(0, clicks).map(send))
        if (!answer) throw new Error('The order was never sent')
        if (again) same(again.body, answer.body, 'a second click gets the same answer')
        same(answer.statusCode, 201, `an order is placed (${answer.body})`)
        const now = await world.look({ mayPlace: true })
        placedBy(model, now, answer)
      },
    )
  })

const beginPaying = fc.tuple(number, wallet, fc.integer({ min: 0, max: 9 })).map(([at, provider, luck]) => {
  const can = ({ orders }: Readonly<Model>) => orders.length > 0 && pick(orders, at).tries < MOST_TRIES
  return step('begin', [at, provider, luck], can, async (model, world) => {
    const order = pick(model.orders, at)
    order.tries += 1
    const before = world.seen
    const amount = dueOf(before, order.id)
    const answer = await begin(world, world.ground.shops[0], order, { wallet: provider, amount })
    const now = await world.look({ mayAsk: mayAskOf(model, world, order.id), mayBegin: true })
    const is = now.orders.find(({ id }) => id === order.id)!
    if (answer.statusCode !== 200) return
    const isEdited = wasEdited(before, order.id)
    same(is.state === 'pending' || (isEdited && amount > 0), true, 'only an order that lacks money can be paid')
    const isPaid =
      !isEdited && before.attempts.some((one) => one.orderId === order.id && truthOf(one, before) === 'paid')
    same(isPaid && !model.isAway && Date.now() < Date.parse(is.payBy), false, 'a known payment prevents a second one')
    const attempt = begunBy(model, order, provider, answer)
    // Some buyers never reach the wallet.
    if (luck > 0) await arrive(world, attempt)
  })
})

const actions = fc.constantFrom(
  ...(['pay', 'pay', 'pay', 'pay', 'pay', 'cancel', 'fail', 'expire', 'unclear', 'wrong', 'refund'] as const),
)

const atWallet = fc.tuple(number, actions).map(([at, action]) => {
  return step(action, [at], hasAttempts, async (model, world) => {
    const attempt = pick(model.attempts, at)
    attempt.back = (await press(world, attempt.page, action)) ?? attempt.back
    await world.look({})
  })
})

/** Returns from the wallet, in one tab or in two tabs concurrently, with or without waiting for the page. */
const comeBack = fc.tuple(number, fc.constantFrom(1, 1, 2), fc.boolean()).map(([at, times, waitsForPage]) => {
  return step(times > 1 ? 'return twice' : 'return', [at, waitsForPage], hasAttempts, async (model, world) => {
    const attempt = pick(model.attempts, at)
    const address = attempt.back ?? failureOf(attempt.provider, attempt.id)
    const tabs = world.ground.shops.slice(0, times)
    await Promise.all(tabs.map((shop) => open(shop, address)))
    await world.look({})
    if (!waitsForPage) return
    await Promise.all(tabs.map((shop) => check(world, shop, attempt)))
    await world.look(askedAbout(model, world, attempt.id))
  })
})

const lie = fc.tuple(number, fc.constantFrom('signature', 'replay', 'huge')).map(([at, kind]) => {
  return step('forged return', [at, kind], hasAttempts, async (model, world) => {
    const attempt = pick(model.attempts, at)
    await open(world.ground.shops[0], forgedReturn(attempt, kind))
    await check(world, world.ground.shops[0], attempt)
    await world.look(askedAbout(model, world, attempt.id))
  })
})

const fail = number.map((at) => {
  return step('failure return', [at], hasAttempts, async (model, world) => {
    const { id, provider } = pick(model.attempts, at)
    await open(world.ground.shops[0], failureOf(provider, id))
    await world.look({})
  })
})

const ask = number.map((at) => {
  return step('check', [at], hasAttempts, async (model, world) => {
    const attempt = pick(model.attempts, at)
    await check(world, world.ground.shops[0], attempt)
    await world.look(askedAbout(model, world, attempt.id))
  })
})

const reconcile = fc.constant(
  step('reconcile', [], hasAttempts, async (model, world) => {
    const mayAsk = model.isAway ? [] : world.seen.attempts.filter(({ asksOn }) => asksOn).map(({ id }) => id)
    const unheard = world.seen.attempts.filter(({ ref }) => ref === null).map(({ id }) => id)
    await runJob(world, world.ground.shops[0], reconcilePayments)
    await world.look({ asked: mayAsk.filter((id) => !unheard.includes(id)), mayGiveUp: unheard })
  }),
)

const expire = fc.constant(
  step('expire', [], hasOrders, async (model, world) => {
    const { seen } = world
    const late = seen.orders.filter(({ state, payBy }) => state === 'pending' && Date.parse(payBy) < Date.now())
    // What is paid in part waits longer for the rest.
    const isPartPaid = (id: string) => wasEdited(seen, id) && seen.payments.some(({ orderId }) => orderId === id)
    await runJob(world, world.ground.shops[0], expireOrders)
    const mayAsk = late.flatMap(({ id }) => mayAskOf(model, world, id))
    const now = await world.look({ mayAsk, mayEnd: late.map(({ id }) => id) })
    const waiting = now.orders.filter(
      ({ id, state }) => state === 'pending' && late.some((one) => one.id === id) && !isPartPaid(id),
    )
    if (!model.isAway) same(waiting.length, 0, 'late orders still pending')
  }),
)

const giveUp = number.map((at) => {
  return step('cancel', [at], hasOrders, async (model, world) => {
    const order = pick(model.orders, at)
    const { state, placedAt } = world.seen.orders.find(({ id }) => id === order.id)!
    const isInTime = Date.now() - Date.parse(placedAt) < CANCELS_WITHIN_MS
    const can = isInTime && (state === 'pending' || state === 'confirm')
    const { statusCode } = await cancel(world.ground.shops[0], order)
    same(statusCode, can ? 200 : 409, `a ${state} order is cancelled`)
    await world.look({ mayEnd: [order.id] })
  })
})

const goods = fc.tuple(number, fc.constantFrom('deliver', 'return')).map(([at, action]) => {
  return step(action, [at], hasOrders, async (model, world) => {
    const order = pick(model.orders, at)
    await handOver(world.ground.shops[0], order, action)
    await world.look(action === 'deliver' ? { mayDeliver: [order.id] } : { mayEnd: [order.id] })
  })
})

const refund = number.map((at) => {
  return step('refund recorded', [at], hasAttempts, async (_model, world) => {
    const due = world.seen.refunds.filter(({ isDone }) => !isDone)
    if (due.length > 0) await recordOneRefund(world.ground.shops[0], pick(due, at).id)
    const now = await world.look({})
    same(now.refunds.filter(({ isDone }) => !isDone).length, Math.max(0, due.length - 1), 'refunds still due')
  })
})

const edits = fc.record({ quantity: fc.constantFrom(1, 2, 3), discount: fc.constantFrom(0, 0, 40) })

const editGoods = fc.tuple(number, edits).map(([at, wish]) => {
  return step('edit', [at, wish], hasOrders, async (model, world) => {
    const order = pick(model.orders, at)
    const { state, pieces } = world.seen.orders.find(({ id }) => id === order.id)!
    const more = wish.quantity - pieces
    const can = (state === 'pending' || state === 'confirm') && more <= world.seen.stock
    const isDone = await edit(world.ground.shops[0], order, wish)
    if (!can || more !== 0) same(isDone, can, `a ${state} order is edited`)
    await world.look({ mayConfirm: [order.id] })
  })
})

/** Runs every action on one order concurrently, in two processes. */
const race = number.map((at) => {
  return step('all at once', [at], hasAttempts, async (model, world) => {
    const attempt = pick(model.attempts, at)
    const order = model.orders.find(({ id }) => id === attempt.orderId)!
    const [one, other] = world.ground.shops
    const mayAsk = model.isAway ? [] : world.seen.attempts.map(({ id }) => id)
    await Promise.all([
      check(world, one, attempt),
      check(world, other, attempt),
      cancel(other, order),
      edit(one, order, { quantity: 1 + (at % 3), discount: at % 2 }),
      runJob(world, one, reconcilePayments),
      runJob(world, other, expireOrders),
    ])
    const mayEnd = world.seen.orders.map(({ id }) => id)
    await world.look({ mayAsk, mayEnd, mayGiveUp: mayAsk, mayConfirm: [order.id] })
  })
})

const pass = fc.constantFrom(...waits).map((ms) => {
  return step('time passes', [ms], hasOrders, async (_model, world) => {
    await world.pass(ms)
    await world.look({})
  })
})

const outage = fc.constantFrom(undefined, undefined, ...outages).map((kind) => {
  return step('outage', [kind ?? 'over'], hasOrders, async (model, { ground }) => {
    ground.wallets.outage = kind
    model.isAway = kind !== undefined
  })
})

function wasEdited({ events }: Snapshot, id: string): boolean {
  return events.some(({ orderId, action }) => orderId === id && action === 'edited')
}

/**
 * Returns the expected wallet checks. The server checks a pending attempt; after a signed return it may check others
 * too.
 */
function askedAbout({ isAway }: Model, { seen }: World, id: string) {
  if (isAway) return {}
  const { state } = seen.attempts.find((attempt) => attempt.id === id)!
  return state === 'pending' ? { asked: [id] } : { mayAsk: [id] }
}

function failureOf(provider: WalletProvider, id: string): string {
  return provider === 'esewa' ? `/api/payments/esewa/${id}/failure` : `/api/payments/khalti/${id}`
}

/** Relative frequency of each step. */
const weights: [number, fc.Arbitrary<Step>][] = [
  [8, place],
  [14, beginPaying],
  [20, atWallet],
  [14, comeBack],
  [4, lie],
  [3, fail],
  [8, ask],
  [6, reconcile],
  [4, expire],
  [3, giveUp],
  [4, goods],
  [5, editGoods],
  [4, refund],
  [3, race],
  [5, pass],
  [4, outage],
  [1, crashSteps],
]

/** Sequences of steps, most of which are possible in their turn. */
export const sequences = fc.commands(
  weights.flatMap(([weight, arbitrary]) => Array.from({ length: weight }, () => arbitrary)),
  { maxCommands: 120, size: 'max' },
)
