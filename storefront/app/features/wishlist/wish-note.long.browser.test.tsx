import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '../../messages/account-messages.ts'
import LoginPage from '../../routes/login.tsx'
import RegisterPage from '../../routes/register.tsx'
import { answerApi, cut, refused, type Sent } from '../../test/answer-api.ts'
import { cartAnswer, givenBedLine, givenCart, givenShopCart } from '../../test/given-cart.ts'
import { givenItem, givenList, listAnswer } from '../../test/given-list.ts'
import { givenGuest } from '../../test/given-member.ts'
import { RARA } from '../../test/given-products.ts'
import { givenShell } from '../../test/given-shell.ts'
import { openPage, toast, visited } from '../../test/open-page.tsx'
import { followList } from './follow-list.ts'
import { keepWish } from './kept-wish.ts'

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

test('a wish whose answer is lost after the login is saved once the network is back', async () => {
  keepWish({ kind: 'saved', productId: '1', name: RARA, isBegun: true })
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
