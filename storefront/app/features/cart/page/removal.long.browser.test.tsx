import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { CartLine } from '#contract/cart.ts'
import CartPage from '../../../routes/cart.tsx'
import { answerApi, refused } from '../../../test/answer-api.ts'
import { givenBedLine, givenCart, givenLine, givenShopCart } from '../../../test/given-cart.ts'
import { blush, RARA } from '../../../test/given-products.ts'
import { givenItem, givenList, listAnswer } from '../../../test/given-list.ts'
import { openPage, toast } from '../../../test/open-page.tsx'
import { followList } from '../../wishlist/follow-list.ts'
import { keepWish, readWish } from '../../wishlist/kept-wish.ts'

const PILLOWS = 'Kapas cotton pillow pair'

const inBlush = { color: 'blush', size: '153*200', type: 'Normal' }

const line = (name: string) => page.getByRole('main').getByRole('article', { name })
const empty = () => page.getByRole('heading', { name: 'Your cart is empty' })

async function open(lines: CartLine[]) {
  const shop = await givenShopCart(givenCart(lines))
  await openPage('/cart', CartPage)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your Furniture Cart' })).toBeVisible()
  return shop
}

test('a line can be saved for later, moved back, and removed with an undo', async () => {
  const shop = await open([givenBedLine({ quantity: 2 })])
  await line(RARA).getByRole('button', { name: 'Save for later' }).click()
  await expect.element(empty()).toBeVisible()
  const saved = page.getByRole('region', { name: 'Saved for later (2)' })
  await expect.element(saved).toMatchTextContent(/2 pieces · Nrs\. 98,500 each/)
  await saved.getByRole('button', { name: `Move to cart: ${RARA}` }).click()
  await expect.element(line(RARA)).toBeVisible()
  const [held] = shop.held().lines
  const added = answerApi({ 'POST /api/cart/lines': () => shop.hold([held!]) })
  await line(RARA)
    .getByRole('button', { name: `Remove ${RARA}` })
    .click()
  await expect.element(empty()).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(line(RARA).getByRole('combobox', { name: 'Quantity' })).toHaveValue('2')
  expect(added.map(({ body }) => body)).toEqual([{ variantId: held!.variantId, quantity: 2, shownPrice: held!.price }])
})

test('a second tap on the place of Remove does not undo: the undo waits for the finger to rest', async () => {
  await open([givenBedLine(), givenLine()])
  await line(RARA)
    .getByRole('button', { name: `Remove ${RARA}` })
    .click()
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect.element(undo).toBeVisible()
  const button = undo.element() as HTMLElement
  expect(getComputedStyle(button).animationDuration).toBe('0.6s')
  button.style.animationName = 'none'
  button.getBoundingClientRect() // from here on it begins anew
  button.style.animationName = ''
  expect(getComputedStyle(button).pointerEvents).toBe('none')
})

test('undo puts a removed line back in its place and focuses it', async () => {
  const shop = await open([givenBedLine(), givenLine()])
  const before = shop.held().lines
  const added = answerApi({ 'POST /api/cart/lines': () => shop.hold(before) })
  const first = page.getByRole('main').getByRole('article').first()
  await line(RARA)
    .getByRole('button', { name: `Remove ${RARA}` })
    .click()
  await expect.element(first).toHaveAccessibleName(PILLOWS)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(first).toHaveAccessibleName(RARA)
  await expect.element(first).toHaveFocus()
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  expect(added[0]!.body).toMatchObject({ before: before[1]!._id })
})

test('the undo stands where the line was, and says which discount of a set is gone', async () => {
  const lines = [givenLine(), givenBedLine(), givenLine({ _id: '77', name: 'Tea table' })]
  const set = { name: 'Bed and mattress', code: null, amount: 8_802, sets: 1 }
  await givenShopCart(givenCart(lines, { totals: { ...givenCart(lines).totals, reductions: [set] } }))
  await openPage('/cart', CartPage)
  await line(RARA)
    .getByRole('button', { name: `Remove ${RARA}` })
    .click()
  const note = page.getByRole('status').filter({ hasText: `${RARA} was removed.` })
  await expect
    .element(note)
    .toMatchTextContent(/was removed\. The set is no longer complete, so its discount of Nrs\. 8,802 is gone\./)
  const [above, undo, below] = [line(PILLOWS), note, line('Tea table')].map((one) =>
    one.element().getBoundingClientRect(),
  )
  expect(undo!.top).toBeGreaterThanOrEqual(above!.bottom)
  expect(below!.top).toBeGreaterThanOrEqual(undo!.bottom)
})

test('a note in the place of a piece saved for later names what its set loses, and brings it back', async () => {
  const set = { name: 'Bed and mattress', code: null, amount: 8_802, sets: 1 }
  const lines = [givenBedLine(), givenLine()]
  await givenShopCart(givenCart(lines, { totals: { ...givenCart(lines).totals, reductions: [set] } }))
  await openPage('/cart', CartPage)
  await line(PILLOWS).getByRole('button', { name: 'Save for later' }).click()
  const note = page.getByRole('status').filter({ hasText: `${PILLOWS} is saved for later, below.` })
  await expect
    .element(note)
    .toMatchTextContent(/The set is no longer complete, so its discount of Nrs\. 8,802 is gone\./)
  await note.getByRole('button', { name: 'Undo' }).click()
  await expect.element(line(PILLOWS).getByRole('button', { name: 'Save for later' })).toBeVisible()
  await expect.element(note).not.toBeInTheDocument()
})

test('the note of a piece saved for later goes when the piece moves back', async () => {
  await open([givenBedLine(), givenLine()])
  await line(PILLOWS).getByRole('button', { name: 'Save for later' }).click()
  const note = page.getByText(`${PILLOWS} is saved for later, below.`)
  await expect.element(note).toBeVisible()
  await page.getByRole('button', { name: `Move to cart: ${PILLOWS}` }).click()
  await expect.element(line(PILLOWS).getByRole('button', { name: 'Save for later' })).toBeVisible()
  await expect.element(note).not.toBeInTheDocument()
})

test('a piece moved to My List says in its place what its set loses and what it replaced, and undo restores both', async () => {
  const set = { name: 'Bed and mattress', code: null, amount: 8_802, sets: 1 }
  const lines = [givenBedLine(), givenLine()]
  const before = givenItem({ variantId: '104', color: blush, size: '153*200', saved: inBlush })
  givenList(before)
  const shop = await givenShopCart(givenCart(lines, { totals: { ...givenCart(lines).totals, reductions: [set] } }))
  const moved = givenItem({ size: '122*200', saved: { color: null, size: '122*200', type: 'Normal' } })
  const saved = answerApi({ 'PUT /api/list/1': () => listAnswer([moved]) })
  const added = answerApi({ 'POST /api/cart/lines': () => shop.hold(lines) })
  const taken = answerApi({ 'DELETE /api/list/1': () => listAnswer([]) })
  followList()
  await openPage('/cart', CartPage)
  await line(RARA).getByRole('button', { name: 'Move to My List' }).click()
  const note = page.getByRole('status').filter({ hasText: `${RARA} is in My List in` })
  await expect
    .element(note)
    .toMatchTextContent(
      /in place of Blush, 153\*200, Normal\. The set is no longer complete, so its discount of Nrs\. 8,802 is gone\./,
    )
  await expect.element(line(RARA)).not.toBeInTheDocument()
  expect(saved).toHaveLength(1)
  const restored = answerApi({ 'PUT /api/list/1': () => listAnswer([before]) })
  await note.getByRole('button', { name: 'Undo' }).click()
  await expect.element(line(RARA)).toHaveFocus()
  await expect.element(note).not.toBeInTheDocument()
  expect(added).toHaveLength(1)
  await expect.poll(() => taken.length).toBe(1)
  await expect
    .poll(() => restored.map(({ body }) => body))
    .toContainEqual({ addedAt: before.addedAt, color: 'blush', size: '153*200', type: 'Normal' })
})

test('a piece new to My List leaves it with the undo', async () => {
  givenList()
  const shop = await open([givenBedLine(), givenLine()])
  const { lines } = shop.held()
  answerApi({ 'PUT /api/list/1': () => listAnswer([givenItem()]), 'POST /api/cart/lines': () => shop.hold(lines) })
  const taken = answerApi({ 'DELETE /api/list/1': () => listAnswer([]) })
  followList()
  await line(RARA).getByRole('button', { name: 'Move to My List' }).click()
  const note = page.getByRole('status').filter({ hasText: `${RARA} is on your list now` })
  await note.getByRole('button', { name: 'Undo' }).click()
  await expect.element(line(RARA)).toHaveFocus()
  await expect.poll(() => taken.length).toBe(1)
})

test('removing a line that another tab has removed shows no error', async () => {
  const shop = await open([givenBedLine(), givenLine()])
  const [, pillows] = shop.held().lines
  answerApi({ [`DELETE /api/cart/lines/${givenBedLine()._id}`]: refused(404, 'not_found', 'Not in your cart.') })
  shop.hold([pillows!])
  await line(RARA)
    .getByRole('button', { name: `Remove ${RARA}` })
    .click()
  await expect.element(line(PILLOWS)).toBeVisible()
  await expect.element(line(RARA)).not.toBeInTheDocument()
  await expect.element(toast('Not in your cart.')).not.toBeInTheDocument()
})

test.for([
  ['refuses', refused(429, 'too_many_requests', 'Too many changes.')],
  ['does not answer', { status: 502 }],
] as const)(
  'after the login, a removal that the shop %s leaves the line, and no later page tries it',
  async ([, reply]) => {
    const { productId, variantId } = givenBedLine()
    keepWish({ kind: 'moved', productId: productId!, variantId: variantId!, name: RARA })
    const sent = givenList()
    await open([givenBedLine()])
    const removals = answerApi({ [`DELETE /api/cart/lines/${givenBedLine()._id}`]: reply })
    followList()
    await expect.element(toast(`${RARA} is on your list now, and still in your cart.`)).toBeVisible()
    await expect.element(line(RARA)).toBeVisible()
    await expect.poll(readWish).toBeUndefined()
    window.dispatchEvent(new Event('online'))
    expect(removals).toHaveLength(1)
    expect(sent).toEqual(['save 1'])
  },
)
