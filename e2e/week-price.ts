import type { Page } from '@playwright/test'
import { nepalInstant } from '#domain/nepal-time.ts'
import { enterBackOffice, expectCleanOnEveryScreen, type Colleague } from './back-office.ts'
import { expect as expectSoon } from './test.ts'
import { expectTold, readPapers, readStock } from './week-books.ts'
import { buyMany, placedAt, readOrders, type Bought, type Good } from './week-orders.ts'
import { deskOf, openOrders } from './week-staff.ts'

const expect = expectSoon.configure({ timeout: 30_000 })
/** Hour of the clock in which the price was wrong. */
const HOUR = 14

type Desk = { page: Page; support: Colleague; manager: Colleague }

/** Saves another price on the page of a product. */
async function setPrice(page: Page, { id }: Good, price: number): Promise<void> {
  await page.goto(`/admin/products/${id}`)
  await page.getByRole('tab', { name: 'Sizes and prices' }).click()
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill(String(price))
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await page.getByRole('button', { name: 'Save' }).click()
  const answer = await saved
  expect(answer.status(), await answer.text()).toBe(200)
}

/** A manager forgets a digit; four buyers are faster than the colleague who notices. */
export async function sellTooCheap({ page, manager }: Desk, bench: Good, day: string): Promise<Bought[]> {
  await enterBackOffice(page, '', manager)
  await setPrice(page, bench, bench.price / 10)
  const cheap = await buyMany(bench, 4)
  for (const [index, one] of cheap.entries()) {
    await placedAt(one, new Date(nepalInstant(day, `${HOUR}:05`).getTime() + index * 600_000))
  }
  return cheap
}

/** The orders of that hour are found by the filters of the list. */
export async function findHour({ page, support }: Desk, cheap: readonly Bought[], day: string): Promise<void> {
  await enterBackOffice(page, '', support)
  await openOrders(page, {
    placedFrom: day,
    placedUntil: day,
    totalUntil: Math.max(...cheap.map(({ total }) => total)),
  })
  await page.getByRole('button', { name: 'Add filter' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Hour of the order' }).click()
  await page.getByRole('combobox', { name: 'Hour of the order' }).click()
  await page.getByRole('option', { name: `${HOUR}:00` }).click()
  for (const { number } of cheap) await expect(page.getByRole('cell', { name: new RegExp(`^${number}`) })).toBeVisible()
  await expectCleanOnEveryScreen(page)
}

async function cancel(page: Page, { id }: Bought, reason: string): Promise<void> {
  await page.goto(`/admin/orders/${id}/show`)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /Reason/ }).fill(reason)
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText('Order cancelled', { exact: true }).first()).toBeVisible()
}

/** Reads kind and total of an order's papers, credit notes first. */
async function papersOf(one: Bought) {
  return (await readPapers([one])).map(({ kind, total }) => [kind, total])
}

/**
 * One order is cancelled before its invoice and one after it, one buyer pays half of the true price, and one keeps the
 * wrong one.
 */
export async function settleCheap({ page, support, manager }: Desk, bench: Good, cheap: readonly Bought[]) {
  const [pending, invoiced, halved, honored] = cheap as [Bought, Bought, Bought, Bought]
  const stock = await readStock(bench)
  const desk = await deskOf(support)
  for (const { id } of [invoiced, halved, honored]) {
    expect(await desk.post(`/api/admin/orders/${id}/confirmation`)).toBeOK()
  }
  await desk.dispose()
  await enterBackOffice(page, '', support)
  const reason = 'The price was wrong by a digit. We are sorry.'
  await cancel(page, pending, reason)
  await cancel(page, invoiced, reason)

  await enterBackOffice(page, '', manager)
  await setPrice(page, bench, bench.price)
  await page.goto(`/admin/order-edits?order=${halved.id}`)
  const items = page.getByRole('region', { name: 'Items' })
  await items.getByRole('button', { name: `Remove ${bench.name}` }).click()
  await items.getByRole('searchbox', { name: /^Find items/ }).fill(bench.sku)
  await items.getByRole('button', { name: `Add ${bench.name}` }).click()
  await page.getByRole('textbox', { name: 'Discount by the shop' }).fill(String(bench.price / 2))
  await page.getByRole('textbox', { name: 'Reason' }).fill('Half of the true price, as agreed on the phone')
  await expect(page.getByText('The invoice is cancelled by a credit note, and a new one is issued.')).toBeVisible()
  await expectCleanOnEveryScreen(page)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('“Half of the true price, as agreed on the phone”')).toBeVisible()

  const found = await readOrders(cheap)
  const stateOf = ({ id }: Bought) => found.find((one) => one.id === id)
  expect([pending, invoiced].map((one) => stateOf(one)!.state)).toEqual(['cancelled', 'cancelled'])
  const fee = honored.total - bench.price / 10
  expect(stateOf(honored)).toMatchObject({ state: 'confirm', total: honored.total })
  expect(stateOf(halved)).toMatchObject({ state: 'confirm', total: bench.price / 2 + fee })
  expect(await readStock(bench)).toBe(stock + 2)
  expect(await papersOf(pending)).toEqual([])
  expect(await papersOf(invoiced)).toEqual([
    ['credit-note', invoiced.total],
    ['invoice', invoiced.total],
  ])
  expect(await papersOf(halved)).toEqual([
    ['credit-note', halved.total],
    ['invoice', halved.total],
    ['invoice', bench.price / 2 + fee],
  ])
  await expectTold([pending, invoiced], 'order-cancelled')
  await expectTold([halved], 'order-edited')
  await expectTold([invoiced, halved, honored], 'order-confirmed')
}
