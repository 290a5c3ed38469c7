import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { CartLine } from '#contract/cart.ts'
import type { ListItem } from '#contract/wishlist.ts'
import '../../messages/account-messages.ts'
import LoginPage from '../../routes/login.tsx'
import MyListPage from '../../routes/my-list.tsx'
import RegisterPage from '../../routes/register.tsx'
import { answerApi, cut, hold, refused, type Sent } from '../../test/answer-api.ts'
import { cartAnswer, givenBedLine, givenCart, givenShopCart } from '../../test/given-cart.ts'
import { ASAN, givenItem, givenList, listAnswer } from '../../test/given-list.ts'
import { givenGuest } from '../../test/given-member.ts'
import { RARA } from '../../test/given-products.ts'
import { givenShell } from '../../test/given-shell.ts'
import { openPage, toast, visited } from '../../test/open-page.tsx'
import { readCartOfNow } from '../cart/cart-store.ts'
import { followList } from './follow-list.ts'
import { type KeptWish, keepWish, readWish } from './kept-wish.ts'
import { pressMark } from './press-mark.ts'

const why = () => page.getByText(new RegExp(`[Ll]og in, and ${RARA} will be in My List\\.`))
const instead = () => page.getByRole('button', { name: 'Save for later in the cart' })
const kept = () => sessionStorage.getItem('listWish')
const LINE = `PATCH /api/cart/lines/${givenBedLine()._id}` as const

/** A guest pressed the heart of a bed. */
async function open(cart = givenCart(), to: 'login' | 'register' = 'login') {
  givenGuest()
  keepWish({ kind: 'saved', productId: '1', name: RARA, size: '122*200', type: 'Normal' })
  const shop = await givenShopCart(cart)
  const opened = { address: `/${to}?next=%2Fproduct%2F1`, loaderData: givenShell() }
  await (to === 'login' ? openPage('/login', LoginPage, opened) : openPage('/register', RegisterPage, opened))
  await expect.element(why()).toBeVisible()
  return shop
}

test('the login says what it is for, and one press saves the piece for later without it', async () => {
  const shop = await open()
  const sent = answerApi({ 'POST /api/cart/lines': () => shop.hold([givenBedLine()]) })
  answerApi({ [LINE]: (asked) => shop.change(givenBedLine()._id, asked) })
  await instead().click()
  await expect.element(toast(`${RARA} is in your cart, saved for later.`)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/cart')
  await expect.element(visited()).toHaveTextContent('/product/1')
  expect(sent.map(({ body }) => body)).toEqual([{ productId: '1', size: '122*200', type: 'Normal' }])
  expect(shop.held().saved).toMatchObject([{ productId: '1' }])
  expect(kept()).toBeNull()
})

test('a piece that is in the cart already stays there', async () => {
  const shop = await open(givenCart([givenBedLine()]))
  await instead().click()
  await expect.element(toast(`${RARA} is in your cart already.`)).toBeVisible()
  expect(shop.held().lines).toMatchObject([{ productId: '1', quantity: 1 }])
})

test('a piece that the cart refuses leaves the guest at the login, with the wish', async () => {
  await open()
  answerApi({ 'POST /api/cart/lines': refused(409, 'out_of_stock', 'Sold out.') })
  await instead().click()
  await expect.element(page.getByRole('status').getByText(/^Sold out\./)).toBeVisible()
  await expect.element(instead()).toBeEnabled()
  expect(kept()).not.toBeNull()
})

test('a piece that was added but could not be saved for later is not done, and the next press finishes it', async () => {
  const shop = await open()
  const added = answerApi({ 'POST /api/cart/lines': () => shop.hold([givenBedLine()]) })
  answerApi({ [LINE]: refused(429, 'too_many_requests', 'Too many changes.') })
  await instead().click()
  await expect.element(page.getByRole('status').getByText(/^Too many changes\./)).toBeVisible()
  await expect.element(instead()).toBeEnabled()
  expect(kept()).not.toBeNull()
  answerApi({ [LINE]: (asked) => shop.change(givenBedLine()._id, asked) })
  await instead().click()
  await expect.element(toast(`${RARA} is in your cart, saved for later.`)).toBeVisible()
  expect(added).toHaveLength(1)
  expect(shop.held()).toMatchObject({ lines: [], saved: [{ productId: '1' }] })
  expect(kept()).toBeNull()
})

test('another size of the piece in the cart does not stand in for the chosen one', async () => {
  const other = givenBedLine({ size: '153*200' })
  const shop = await open(givenCart([other]))
  const wished = givenBedLine({ _id: '0d1c7a52-5b1e-4f0a-8f7e-2f6f3a8c0009' })
  answerApi({
    'POST /api/cart/lines': () => shop.hold([other, wished]),
    [`PATCH /api/cart/lines/${wished._id}`]: (asked: Sent) => shop.change(wished._id, asked),
  })
  await instead().click()
  await expect.element(toast(`${RARA} is in your cart, saved for later.`)).toBeVisible()
  expect(shop.held()).toMatchObject({ lines: [{ size: '153*200' }], saved: [{ size: '122*200' }] })
})

test('the page that opens an account says what it is for, and saves the piece for later likewise', async () => {
  const shop = await open(givenCart(), 'register')
  answerApi({
    'POST /api/cart/lines': () => shop.hold([givenBedLine()]),
    [LINE]: (asked) => shop.change(givenBedLine()._id, asked),
  })
  await instead().click()
  await expect.element(toast(`${RARA} is in your cart, saved for later.`)).toBeVisible()
  await expect.element(visited()).toHaveTextContent('/product/1')
})

test('a line that the shopper adds herself after a refusal is hers: neither a retry nor the login takes it', async () => {
  const shop = await open()
  answerApi({ 'POST /api/cart/lines': refused(409, 'out_of_stock', 'Sold out.') })
  await instead().click()
  await expect.element(page.getByRole('status').getByText(/^Sold out\./)).toBeVisible()
  await expect.element(instead()).toBeEnabled()
  const wish = readWish()!
  shop.hold([givenBedLine()])
  await instead().click()
  await expect.element(toast(`${RARA} is in your cart already.`)).toBeVisible()
  expect(shop.held().lines).toHaveLength(1)
  await logInWith(wish, [givenBedLine()])
  expect((await readCartOfNow()).lines).toHaveLength(1)
})

test('after the login, only the line that was added for the wish leaves the cart', async () => {
  const ours = givenBedLine()
  const hers = givenBedLine({ _id: '0d1c7a52-5b1e-4f0a-8f7e-2f6f3a8c0009', variantId: '104', size: '153*200' })
  const begun = { ...wished, lineId: ours._id, variantId: ours.variantId! }
  await logInWith(begun, [hers, ours])
  expect((await readCartOfNow()).lines).toMatchObject([{ size: '153*200' }])
})

test.for([
  ['is merged into one of the account', { _id: '0d1c7a52-5b1e-4f0a-8f7e-2f6f3a8c0009' }],
  ['was changed to another size', { variantId: '104', size: '153*200' }],
  ['has two pieces by now', { quantity: 2 }],
] as const)('a line added for a wish stays after the login if it %s', async ([, changes]) => {
  const ours = givenBedLine()
  const begun = { ...wished, lineId: ours._id, variantId: ours.variantId! }
  await logInWith(begun, [givenBedLine(changes)])
  expect((await readCartOfNow()).lines).toMatchObject([changes])
})

test('the next press leaves a line alone that the shopper has made hers', async () => {
  const shop = await open()
  answerApi({
    'POST /api/cart/lines': () => shop.hold([givenBedLine()]),
    [LINE]: refused(429, 'too_many_requests', 'Too many changes.'),
  })
  await instead().click()
  await expect.element(page.getByRole('status').getByText(/^Too many changes\./)).toBeVisible()
  await expect.element(instead()).toBeEnabled()
  shop.hold([givenBedLine({ quantity: 2 })])
  await instead().click()
  await expect.element(toast(`${RARA} is in your cart already.`)).toBeVisible()
  expect(shop.held()).toMatchObject({ lines: [{ quantity: 2 }], saved: [] })
})

const wished = { kind: 'saved', productId: '1', name: RARA } as const

/** Logs in with a wish and a cart, and waits until the wish is carried out. */
async function logInWith(wish: KeptWish, lines: CartLine[]): Promise<void> {
  keepWish(wish)
  givenList()
  await givenShopCart(givenCart(lines))
  followList()
  await expect.poll(kept).toBeNull()
}

test('a wish whose answer is lost after the login is saved once the network is back', async () => {
  const { _id: lineId, variantId } = givenBedLine()
  keepWish({ kind: 'saved', productId: '1', name: RARA, lineId, variantId: variantId! })
  await givenShopCart(givenCart([givenBedLine()]))
  givenList()
  answerApi({ 'PUT /api/list/1': cut })
  await openPage('/product/1', () => null)
  followList()
  await expect.element(toast('My List could not be changed. Please try again.')).toBeVisible()
  expect(kept()).not.toBeNull()
  const saved = answerApi({ 'PUT /api/list/1': listAnswer([givenItem()]) })
  const taken = answerApi({ [LINE.replace('PATCH', 'DELETE')]: cartAnswer(givenCart()) })
  window.dispatchEvent(new Event('online'))
  await expect.element(toast(`${RARA} is in My List.`)).toBeVisible()
  await expect.poll(() => taken).toHaveLength(1)
  await expect.poll(kept).toBeNull()
  window.dispatchEvent(new Event('online'))
  expect(saved).toHaveLength(1)
})

test.for([
  ['saves', 'saved', ['save 1']],
  ['asks for a mail about', 'noticed', ['notice 1']],
] as const)('a shopper who %s the product by hand ends the wish whose answer was lost', async ([, kind, calls]) => {
  const sent = await loseWish()
  await pressMark({ kind, productId: '1', name: RARA }, true)
  expect(kept()).toBeNull()
  await pressMark({ kind: 'saved', productId: '1', name: RARA }, false)
  window.dispatchEvent(new Event('online'))
  await pressMark({ kind: 'saved', productId: '2', name: ASAN }, true)
  expect(sent).toEqual([...calls, 'remove 1', 'save 2'])
})

test('a product removed on My List ends the wish whose answer was lost', async () => {
  await loseWish(givenItem())
  await openPage('/my-list', MyListPage)
  await page.getByRole('button', { name: `Remove ${RARA}` }).click()
  await expect.poll(kept).toBeNull()
})

test('a heart of another product leaves the wish whose answer was lost', async () => {
  await loseWish()
  await pressMark({ kind: 'saved', productId: '2', name: ASAN }, true)
  expect(kept()).not.toBeNull()
})

test('a late answer to a wish leaves the one that was made after it', async () => {
  keepWish(wished)
  givenList()
  const slow = hold(listAnswer([givenItem()]))
  answerApi({ 'PUT /api/list/1': slow.answer })
  await openPage('/product/1', () => null)
  followList()
  keepWish({ ...wished, productId: '2', name: ASAN })
  slow.release()
  await expect.element(toast(`${RARA} is in My List.`)).toBeVisible()
  expect(readWish()).toMatchObject({ productId: '2' })
})

test('a late answer of the cart leaves a wish that was made after it', async () => {
  const shop = await open()
  const slow = hold(shop.hold([givenBedLine()]))
  const added = answerApi({
    'POST /api/cart/lines': slow.answer,
    [LINE]: (asked: Sent) => shop.change(givenBedLine()._id, asked),
  })
  shop.hold([])
  await instead().click()
  await expect.poll(() => added).toHaveLength(1)
  keepWish({ ...wished, productId: '2', name: ASAN })
  shop.hold([givenBedLine()])
  slow.release()
  await expect.element(toast(`${RARA} is in your cart, saved for later.`)).toBeVisible()
  expect(readWish()).toEqual({ ...wished, productId: '2', name: ASAN })
})

/** Logs in with a wish that gets no answer; the list may have the product in another size. */
async function loseWish(...items: ListItem[]): Promise<string[]> {
  keepWish({ ...wished, size: '153*200' })
  const sent = givenList(...items)
  answerApi({ 'PUT /api/list/1': cut })
  await openPage('/product/1', () => null)
  followList()
  await expect.element(toast('My List could not be changed. Please try again.')).toBeVisible()
  expect(kept()).not.toBeNull()
  answerApi({
    'PUT /api/list/1': () => {
      sent.push('save 1')
      return listAnswer([givenItem()])
    },
  })
  return sent
}

test('a wish that the shop refuses is not tried again', async () => {
  keepWish({ kind: 'saved', productId: '1', name: RARA })
  givenList()
  answerApi({ 'PUT /api/list/1': refused(409, 'list_full', 'Your list is full.') })
  await openPage('/product/1', () => null)
  followList()
  await expect.element(toast('Your list is full.')).toBeVisible()
  await expect.poll(kept).toBeNull()
})

test('the login of a visitor without a wish has no such words, and links to an order without an account', async () => {
  await openPage('/login', LoginPage, { loaderData: givenShell() })
  const track = page.getByRole('main').getByRole('link', { name: 'Track order' })
  await expect.element(track).toHaveAttribute('href', '/track-order')
  await expect.element(instead()).not.toBeInTheDocument()
})
