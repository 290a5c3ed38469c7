import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { CartLine } from '#contract/cart.ts'
import CartPage from '../../../routes/cart.tsx'
import { answerApi, cut, hold, refused, type Sent } from '../../../test/answer-api.ts'
import { expectErrors } from '../../../test/console-errors.ts'
import { cartAnswer, givenBedLine, givenCart, givenLine, givenShopCart } from '../../../test/given-cart.ts'
import { givenBed, RARA, givenColorfulBed, green } from '../../../test/given-products.ts'
import { givenPlaced, TRACK_KEY } from '../../../test/given-order.ts'
import { givenZones } from '../../../test/given-zones.ts'
import { openPage, toast } from '../../../test/open-page.tsx'
import { keepLastOrder } from '../../checkout/last-order.ts'
import { chooseDistrict } from '../../delivery-zones/district/district.ts'
import { CartButton } from '../drawer/cart-button.tsx'
import { changeShopper } from '../cart-store.ts'
import { followCart } from '../follow-cart.ts'
import { setSession } from '../../accounts/session/session.ts'
import { givenGuest, givenMember } from '../../../test/given-member.ts'

const PILLOWS = 'Kapas cotton pillow pair'

const line = (name: string) => page.getByRole('main').getByRole('article', { name })
const count = (pieces: number) => page.getByRole('button', { name: `Furniture Cart [${pieces}]` })
const totals = () => page.getByRole('region', { name: 'Totals' })
const more = (name: string) => line(name).getByRole('button', { name: 'One more' })
const quantity = (name: string) => line(name).getByRole('combobox', { name: 'Quantity' })
const empty = () => page.getByRole('heading', { name: 'Your cart is empty' })

const Page = () => (
  <>
    <CartButton />
    <CartPage />
  </>
)

async function open(lines: CartLine[], saved: CartLine[] = []) {
  const shop = await givenShopCart(givenCart(lines, { saved }))
  await openPage('/cart', Page)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your Furniture Cart' })).toBeVisible()
  return shop
}

const bedOfSize = (size: string, changes: Partial<CartLine> = {}) => {
  const { _id: variantId, ...choice } = givenBed().variants.find((one) => one.size === size)!
  return givenBedLine({ ...choice, color: null, variantId, _id: givenBedLine()._id, ...changes })
}

test('an empty cart names the order that this browser placed last, and leads to it', async () => {
  givenGuest()
  keepLastOrder('', givenPlaced())
  await open([])
  await expect.element(empty()).toBeVisible()
  await expect
    .element(page.getByText(/^You placed an order in this browser a moment ago: KA-261121-7Q2M4XZP/))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'See the order' }))
    .toHaveAttribute('href', `/order-confirmed?order=KA-261121-7Q2M4XZP&key=${TRACK_KEY}`)
})

test('a login of a guest whose cart is empty says nothing about earlier pieces', async () => {
  givenGuest()
  const shop = await open([])
  await expect.element(empty()).toBeVisible()
  followCart()
  // Parts of the page that an earlier test has loaded ask at once.
  answerApi({
    'GET /api/product/48': { status: 200, body: { success: true, message: '', product: givenBed() } },
    'GET /api/product/48/set': { status: 200, body: { success: true, message: '', set: null } },
  })
  setSession({ status: 'checking' })
  shop.hold([givenLine()])
  givenMember()
  await expect.element(count(1)).toBeVisible()
  await expect.element(page.getByText(/earlier cart/)).not.toBeInTheDocument()
})

test('a cart that is empty on return shows so, wherever it was left', async () => {
  await page.viewport(390, 400)
  document.body.style.paddingBottom = '2000px' // a long page
  onTestFinished(() => void document.body.style.removeProperty('padding-bottom'))
  scrollTo({ top: 1_500, behavior: 'instant' })
  await open([])
  await expect.element(empty()).toBeInViewport()
  expect(scrollY).toBe(0)
})

test('changing a line’s size and type updates the totals', async () => {
  await open([bedOfSize('153*200')])
  await expect.element(totals()).toMatchTextContent(/Subtotal\s*Nrs. 1,12,500/)
  await expect.element(totals()).toMatchTextContent(/Estimate for\s*Nepal/)
  await expect.element(totals()).toMatchTextContent(/Total\s*Nrs. 1,12,500/)
  await expect.element(totals().getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout')
  const size = line(RARA).getByRole('combobox', { name: `Size of ${RARA}` })
  const names = size
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent)
  expect(names).toEqual(['122*200 Single', '153*200 Queen', '183*200 King'])
  await size.selectOptions('122*200')
  await expect.element(totals()).toMatchTextContent(/Shipping and installation\s*Nrs. 1,000/)
  await expect.element(totals()).toMatchTextContent(/Total\s*Nrs. 99,500/)
  await expect.element(page.getByText('Add more than Nrs. 1,500 for free shipping and installation')).toBeVisible()
  await line(RARA)
    .getByRole('combobox', { name: `Type of ${RARA}` })
    .selectOptions('Hydraulics')
  await expect.element(totals()).toMatchTextContent(/Shipping and installation\s*Free/)
})

test('a line’s color can be changed, keeps its size where it can, and its name follows', async () => {
  const { variants, colors } = givenColorfulBed()
  const chosen = variants.find(({ size, type }) => size === '183*200' && type === 'Normal')!
  const { _id: variantId, color: _slug, ...choice } = chosen
  const shop = await open([givenBedLine({ ...choice, color: green, colors, choices: variants, variantId })])
  const select = (kind: string) => line(RARA).getByRole('combobox', { name: `${kind} of ${RARA}` })
  await expect.element(select('Color')).toHaveValue('forest-green')
  await expect.element(select('Color').getByRole('option', { name: 'Oatmeal (Out of Stock)' })).toBeDisabled()
  await select('Color').selectOptions('Blush')
  await expect.element(select('Size')).toHaveValue('183*200')
  await expect.element(totals()).toMatchTextContent(/Subtotal\s*Nrs. 1,26,500/)
  await expect.poll(() => shop.held().lines[0]!.color?.slug).toBe('blush')
  const name = line(RARA).getByRole('heading').getByRole('link')
  await expect.element(name).toHaveAttribute('href', '/product/1?color=blush&size=183*200&type=Normal')
})

test('with a district chosen the cart has its day, cost and limits, and another district changes them', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T10:00:00+05:45') })
  localStorage.setItem('deliveryDistrict', 'Kaski')
  const shop = await givenShopCart(givenCart([givenBedLine()]))
  const { totals: sums } = shop.held()
  const inHumla = { fitting: false, totals: { ...sums, shippingFee: 5_000, missingForFreeShipping: 0 } }
  const asked = answerApi({
    'GET /api/delivery/zones': { status: 200, body: givenZones },
    'GET /api/cart': ({ search }) => cartAnswer({ ...shop.held(), ...(search === 'district=Humla' && inHumla) }),
  })
  await openPage('/cart', Page)
  await expect.element(line(RARA).getByText('Arrives by Sun 22 Nov')).toBeVisible()
  await expect.element(totals().getByText('Arrives by Sun 22 Nov · Nrs. 1,000 · cash on delivery')).toBeVisible()
  await expect.element(totals()).toMatchTextContent(/Estimate for\s*Kaski, Nepal/)
  expect(asked[0]!.search).toBe('district=Kaski')

  chooseDistrict('Humla')
  await expect.element(line(RARA).getByText('Usually 10-20 days')).toBeVisible()
  await expect.element(totals().getByText('Usually 10-20 days · Nrs. 5,000 · paid in advance')).toBeVisible()
  await expect
    .element(totals().getByText('Pay by wallet or by bank transfer. There is no cash on delivery in Humla.'))
    .toBeVisible()
  await expect.element(totals()).toMatchTextContent(/Shipping\s*Nrs. 5,000/)
  await expect.element(page.getByText('Free shipping for this order')).toBeVisible()
  expect(asked.at(-1)!.search).toBe('district=Humla')
})

test('a line holds at most ten pieces, or the remaining stock', async () => {
  await open([givenLine({ quantity: 9 }), givenBedLine({ quantity: 3 })])
  await more(PILLOWS).click()
  await expect.element(count(13)).toBeVisible()
  await expect.element(more(PILLOWS)).toBeDisabled()
  expect(line(PILLOWS).getByRole('option').elements()).toHaveLength(10)
  await expect.element(more(RARA)).toBeDisabled()
})

test('an error message meant for API clients is not shown', async () => {
  await open([givenLine({ quantity: 10 })])
  answerApi({ [`PATCH /api/cart/lines/${givenLine()._id}`]: refused(400, 'invalid_input', 'quantity: Too big') })
  await line(PILLOWS).getByRole('button', { name: 'One fewer' }).click()
  await expect.element(toast('Your cart could not be changed. Please try again.')).toBeVisible()
  await expect.element(quantity(PILLOWS)).toHaveValue('10')
})

test('a changed price shows in its line until accepted, and the accepted price is the displayed one', async () => {
  const shop = await open([givenBedLine({ changes: { price: { was: 1_29_000, now: 98_500 }, quantity: null } })])
  const seen = answerApi({ 'POST /api/cart/seen': () => shop.hold([givenBedLine()]) })
  const note = line(RARA).getByRole('group', { name: `Changes to ${RARA}` })
  const words = 'The price has changed since you added it: it was Nrs. 1,29,000.'
  await expect.element(note.getByText(words)).toBeVisible()
  await note.getByRole('button', { name: 'Got it' }).click()
  await expect.element(note).not.toBeInTheDocument()
  expect(seen.map(({ body }) => body)).toEqual([{ lines: [{ _id: givenBedLine()._id, price: 98_500, buyable: 1 }] }])
})

test('each line says when its product is short, sold out or gone from the shop', async () => {
  const none = { price: null, quantity: null }
  await open([
    givenBedLine({ quantity: 4, countInStock: 1, changes: { ...none, quantity: { was: 4, now: 1 } } }),
    givenLine({ _id: 'b', name: 'Asan platform bed', countInStock: 0 }),
    givenLine({ _id: 'c', state: 'gone', productId: null, variantId: null, buyable: 0, subtotal: 0 }),
  ])
  await expect.element(line(RARA).getByText('Only 1 is left, so we count 1; you wanted 4.')).toBeVisible()
  await expect.element(line('Asan platform bed').getByText(/^Sold out since you added it\./)).toBeVisible()
  await expect.element(line(PILLOWS).getByText(/^No longer sold\./)).toBeVisible()
  await expect.element(line(PILLOWS).getByRole('link')).not.toBeInTheDocument()
  await expect.element(more(PILLOWS)).not.toBeInTheDocument()
})

test('what a login could not keep shows until dismissed', async () => {
  const { _id, name, color, size, type } = givenLine({ quantity: 10 })
  const notice = { _id, reason: 'limit' as const, name, color, size, type, wanted: 13, kept: 10 }
  const shop = await givenShopCart(givenCart([givenLine({ quantity: 10 })], { notices: [notice] }))
  await openPage('/cart', Page)
  const said = page.getByRole('region', { name: 'What could not be added' })
  const words = `${PILLOWS}: you wanted 13, but one order can have at most 10 of each item.`
  await expect.element(said.getByText(words)).toBeVisible()
  const seen = answerApi({ 'POST /api/cart/seen': () => shop.hold(shop.held().lines) })
  await said.getByRole('button', { name: 'Got it' }).click()
  await expect.element(said).not.toBeInTheDocument()
  expect(seen.map(({ body }) => body)).toEqual([{ notices: [_id] }])
})

test('offline, a change is undone with a message and the cart stays', async () => {
  await open([givenLine()])
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const path = `PATCH /api/cart/lines/${givenLine()._id}` as const
  const shop = answerApi({ [path]: cut, 'GET /api/cart': cut })
  await more(PILLOWS).click()
  await expect
    .element(toast('You seem to be offline. Your cart has not changed; try again when you are online.'))
    .toBeVisible()
  await expect.element(quantity(PILLOWS)).toHaveValue('1')
  expect(shop.length).toBeGreaterThan(0)
  online.mockRestore()
  answerApi({ [path]: cartAnswer(givenCart([givenLine({ quantity: 2 })])) })
  await more(PILLOWS).click()
  await expect.element(count(2)).toBeVisible()
})

test('rapid clicks show at once, and the last one wins', async () => {
  const shop = await open([givenLine()])
  const id = givenLine()._id
  const first = hold({ status: 200 })
  const sent = answerApi({
    [`PATCH /api/cart/lines/${id}`]: async (asked: Sent) => {
      await first.answer()
      return shop.change(id, asked)
    },
  })
  for (let press = 0; press < 4; press += 1) await more(PILLOWS).click()
  await expect.element(count(5)).toBeVisible()
  first.release()
  await expect.element(totals()).toMatchTextContent(/Nrs\. 12,000/)
  expect(sent.map(({ body }) => body)).toEqual([{ quantity: 2 }, { quantity: 5 }])
})

test('a cart that fails to load says so, and a retry loads it', async () => {
  expectErrors(/The cart could not be read/)
  await givenShopCart(givenCart([givenBedLine()]))
  answerApi({ 'GET /api/cart': cut })
  await changeShopper({ isKept: false })
  await openPage('/cart', Page)
  await expect.element(page.getByRole('heading', { name: 'Your cart could not be loaded' })).toBeVisible()
  answerApi({ 'GET /api/cart': cartAnswer(givenCart([givenBedLine()])) })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(line(RARA)).toBeVisible()
})

test('the link to a cart is copied and shown for copying by hand', async () => {
  await open([givenBedLine()])
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const share = { token: 'A'.repeat(43), keptUntil: '2027-01-01T00:00:00Z' }
  const shared = cartAnswer(givenCart([givenBedLine()]))
  answerApi({ 'POST /api/cart/shares': { ...shared, body: { ...shared.body, share } } })
  await page.getByRole('button', { name: 'Share cart' }).click()
  await expect.element(toast('Link copied')).toBeVisible()
  const link = `${location.origin}/cart/shared/${share.token}`
  expect(copied).toHaveBeenCalledExactlyOnceWith(link)
  await expect.element(page.getByLabelText('Link to this cart as it is now')).toHaveValue(link)
})

test('the cart says where “Save for later” and “Move to My List” keep a piece, and where a coupon goes', async () => {
  await open([givenLine()])
  const words = page.getByRole('main')
  await expect.element(line(PILLOWS).getByRole('button', { name: 'Save for later' })).toBeVisible()
  await expect.element(line(PILLOWS).getByRole('button', { name: 'Move to My List' })).toBeVisible()
  await expect
    .element(
      words.getByText(
        '“Save for later” keeps a piece in this cart. “Move to My List” keeps it in your account, on all your devices.',
        { exact: true },
      ),
    )
    .toBeVisible()
  await expect.element(totals().getByText('You enter a coupon code at checkout.', { exact: true })).toBeVisible()
})

test('on a phone the total and the way on are in view from the first line to the last', async () => {
  await page.viewport(390, 844)
  await open([givenBedLine(), givenLine()])
  const checkout = page.getByRole('link', { name: 'Checkout' })
  await expect.element(checkout).toBeInViewport({ ratio: 1 })
  totals().element().scrollIntoView({ block: 'end' })
  await expect.element(checkout).toBeInViewport({ ratio: 1 })
  expect(checkout.elements()).toHaveLength(1)
})
