import { randomUUID } from 'node:crypto'
import type { WalletProvider } from '#domain/payments/payment-methods.ts'
import { givenShopper } from '../../shop/cart/cart.fixture.ts'
import { checkoutForm } from '../../sales/checkout/checkout.fixture.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { changeOrder } from '../../sales/orders/change-order.ts'
import { editOrder } from '../../sales/orders/edits/edit-order.ts'
import { previewEdit, showEditable } from '../../sales/orders/edits/present-edit.ts'
import { readOrder } from '../../sales/orders/order-queries.ts'
import { testOptions } from '../test.ts'
import type { reconcilePayments } from '../../sales/payments/wallets/reconcile-payments.ts'
import { recordRefund } from '../../sales/payments/staff-refunds.ts'
import { same } from './ledger.ts'
import { openOf, type BegunAttempt, type Model, type PlacedOrder } from './model.ts'
import type { ShopProcess } from './shop-process.ts'
import type { World } from './world.ts'

/** Actions of people and jobs, each in one server process. The caller checks the result. */

const { secrets, publicUrl } = testOptions
const staff = { actor: 'staff', id: randomUUID() } as const

export type Edit = { quantity: number; discount: number }

/** @returns a function that sends the order request, which may be repeated; undefined when the stock is too low */
export async function fillCart({ app }: ShopProcess, variantId: string, quantity: number, payment: WalletProvider) {
  const shopper = givenShopper(app)
  const added = await shopper.send('POST', '/api/cart/lines', { variantId, quantity })
  const { lines } =
    (added.json() as { data?: { lines: { _id: string; price: number; quantity: number }[] } }).data ?? {}
  if (!lines || lines[0]?.quantity !== quantity) return undefined
  const { district, method } = checkoutForm
  const quote = await shopper.send('POST', '/api/checkout/quote', { district, method, payment })
  const { total } = quote.json().data.totals
  const body = {
    ...checkoutForm,
    payment,
    email: `${randomUUID()}@post.example`,
    shown: { total, lines: lines.map((line) => ({ _id: line._id, price: line.price, quantity: line.quantity })) },
  }
  const key = randomUUID()
  return (shop: ShopProcess) => {
    return givenShopper(shop.app, shopper.cookies).send('POST', '/api/orders', body, { 'idempotency-key': key })
  }
}

/** Starts a payment. Backdates the last checks of the order's attempts, to pass the pause between checks. */
export async function begin(
  { ground }: World,
  { app }: ShopProcess,
  { id, number, key }: PlacedOrder,
  { wallet, amount }: { wallet: WalletProvider; amount: number },
) {
  const moment = `update payment_attempts set checked_at = checked_at - interval '3 seconds' where order_id = $1`
  await ground.watching.pool.query({ name: 'moment of all', text: moment, values: [id] })
  const url = `/api/orders/${number}/pay?key=${key}`
  return app.inject({ method: 'POST', url, payload: { wallet, amount } })
}

/** Sends the payment page's next status check, after the pause between checks. */
export async function check({ ground }: World, { app }: ShopProcess, { id }: Pick<BegunAttempt, 'id'>) {
  const moment = `update payment_attempts set checked_at = checked_at - interval '3 seconds' where id = $1`
  await ground.watching.pool.query({ name: 'moment', text: moment, values: [id] })
  const answer = await app.inject({ method: 'POST', url: `/api/payments/${id}/check` })
  same(answer.statusCode, 200, `a payment is checked (${answer.body})`)
}

/** Opens a URL of the store in a browser, such as a wallet's return URL. */
export async function open({ app }: ShopProcess, address: string): Promise<void> {
  const { statusCode, headers } = await app.inject(address.replace(publicUrl, ''))
  same(statusCode, 303, `a return to ${address}`)
  same(String(headers.location).startsWith(`${publicUrl}/payment/`), true, 'it redirects to the payment page')
}

export function cancel({ app }: ShopProcess, { number, key }: PlacedOrder) {
  const url = `/api/orders/${number}/cancel?key=${key}`
  return app.inject({ method: 'POST', url, payload: { reason: '' } })
}

/** Records that goods were delivered or returned, as staff do. */
export function handOver({ db }: ShopProcess, { id }: PlacedOrder, action: 'deliver' | 'return') {
  return changeOrder({ db, secrets }, id, { action, by: staff })
}

/**
 * Changes the pieces of an order, and a discount, as staff do.
 *
 * @returns whether it was done
 */
export async function edit({ db }: ShopProcess, { id }: PlacedOrder, { quantity, discount }: Edit): Promise<boolean> {
  const order = await readOrder(db, id)
  const { version } = await showEditable(db, order)
  const lines = [{ position: 0, quantity }]
  const wish = { version, lines, fee: 'keep' as const, discount, delivery: null }
  try {
    const { change } = await previewEdit({ db, dataKey: secrets.dataKey }, order, wish)
    await editOrder({ db, secrets }, id, { ...wish, total: change.total.to, reason: 'As agreed.' }, { by: staff })
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

/** Returns the attempts that the server may check when it handles an order; none during an outage. */
export function mayAskOf(model: Model, world: World, orderId: string): string[] {
  return model.isAway ? [] : openOf(world, orderId)
}

export type Job = typeof reconcilePayments

/** Runs a job after making every pending check due. */
export async function runJob({ ground, variantId }: World, { db, wallets }: ShopProcess, job: Job): Promise<void> {
  const due = `update payment_attempts set next_check_at = least(next_check_at, now() - interval '1 second')
    where next_check_at is not null and order_id in (select order_id from order_lines where variant_id = $1)`
  await ground.watching.pool.query({ name: 'due', text: due, values: [variantId] })
  await job({}, { db, secrets, wallets, log: silent })
}

export function recordOneRefund({ db }: ShopProcess, refundId: string) {
  return recordRefund({ db, secrets }, refundId, { reference: 'NPI-1', by: staff })
}

const silent = { info: () => {}, warn: () => {} }
