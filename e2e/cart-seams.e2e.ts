import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import {
  atOtherPrice,
  CART,
  changeCart,
  count,
  drawer,
  fillCart,
  idOf,
  line,
  LINE,
  LINES,
  logIn,
  loseAnswer,
  openCart,
  sentBy,
  toast,
} from './cart-answers.ts'
import { keepTokens, newMember, tokensOf } from './members.ts'
import { expect as expectSoon, hydrated, test } from './test.ts'

/** Several calls, each after the other, stand between a press and what is said. */
const expect = expectSoon.configure({ timeout: 15_000 })

test.use({ reducedMotion: 'reduce' })

const BED = 'Rara wingback bed'
const PILLOWS = 'Kapas cotton pillow pair'
const addBed = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true })

async function openBed(page: Page): Promise<void> {
  await page.goto('/product/1')
  await hydrated(page)
}

test('card, list, quick view, search and comparison add what was chosen there', async ({ page }) => {
  const sent = sentBy(page, 'POST', /\/lines$/)
  const add = page.getByRole('button', { name: `Add to Cart: ${BED}` })
  const close = async () => {
    await expect(drawer(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
  }
  await page.goto('/productListing/subcategory/7')
  await hydrated(page)
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: BED, exact: true }) })
  await card.getByRole('button', { name: '183*200' }).click()
  await add.click()
  await expect(drawer(page)).toContainText('183*200, Normal')
  await close()
  await expect(add).toBeFocused()

  await card.getByRole('button', { name: /^Expand/ }).click()
  const quickView = page.getByRole('dialog', { name: `Quick view: ${BED}` })
  await quickView.getByRole('radio', { name: /^153/ }).click()
  await quickView.getByRole('radio', { name: /^Hydraulics/ }).click()
  await quickView.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await expect(quickView).toBeHidden()
  await expect(drawer(page)).toContainText('153*200, Hydraulics')
  await close()

  for (const path of ['/productListing/subcategory/7?view=list', '/search?q=rara', '/compare?products=1,2']) {
    await page.goto(path)
    await hydrated(page)
    await add.first().click()
    await close()
  }
  await expect(count(page, 5)).toBeVisible()
  expect(sent).toEqual([
    { productId: '1', size: '183*200', shownPrice: 1_24_500 },
    expect.objectContaining({ quantity: 1, shownPrice: expect.any(Number), variantId: expect.any(String) }),
    { productId: '1', size: '122*200', shownPrice: 98_500 },
    { productId: '1', size: '122*200', shownPrice: 98_500 },
    { productId: '1', shownPrice: 98_500 },
  ])
})

test('what is sold out says so and cannot be added', async ({ page }) => {
  await page.goto('/productListing?availability=not-available')
  await hydrated(page)
  await expect(page.getByRole('article').first()).toContainText('Out of Stock')
  await expect(page.getByRole('button', { name: /^Add to Cart/ })).toHaveCount(0)
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('main').getByRole('button', { name: 'Out of Stock', exact: true })).toBeDisabled()
})

test('another tab goes along with what one does', async ({ page, context }) => {
  await openCart(page, { productId: '1' })
  const other = await context.newPage()
  await openBed(other)
  await expect(count(other, 1)).toBeVisible()
  await addBed(other).click()
  await expect(drawer(other)).toHaveAccessibleName('Furniture Cart [2]')
  await expect(line(page, BED).getByRole('combobox', { name: 'Quantity' })).toHaveValue('2')
  await line(page, BED)
    .getByRole('button', { name: `Remove ${BED}` })
    .click()
  await expect(drawer(other).getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
})

test('two tabs that both add first share a cart', async ({ page, context }) => {
  const other = await context.newPage()
  // Neither has heard of the shop before it is pressed.
  for (const tab of [page, other]) await openBed(tab)
  await Promise.all([addBed(page).click(), addBed(other).click()])
  for (const tab of [page, other]) await expect(drawer(tab)).toHaveAccessibleName('Furniture Cart [2]')
})

test('a login brings the guest’s cart along, and says what it could not keep until that is seen', async ({ page }) => {
  const member = await newMember()
  const productId = await idOf(page, PILLOWS)
  const { accesstoken } = await tokensOf(page.request, member)
  const headers = { authorization: `Bearer ${accesstoken}` }
  await page.request.post('/api/cart/lines', { headers, data: { productId, quantity: 8 } })
  await fillCart(page, { productId, quantity: 5 }, { productId: '1' })

  await page.goto('/login')
  await hydrated(page)
  await expect(count(page, 6)).toBeVisible()
  await logIn(page, member)
  await expect(page).toHaveURL('/')
  await expect(count(page, 11)).toBeVisible()
  await expect(toast(page, 'Not everything fitted into your cart.')).toBeVisible()

  await count(page, 11).click()
  const said = drawer(page).getByRole('region', { name: 'What your cart could not keep' })
  await expect(said).toContainText(`Of ${PILLOWS} you asked for 13: at most 10 of one kind can be ordered at once.`)
  expect(await violations(page)).toEqual([])
  await page.goto('/cart') // it is not gone before somebody has said so
  const inPage = page.getByRole('main').getByRole('region', { name: 'What your cart could not keep' })
  await expect(inPage).toContainText('at most 10 of one kind')
  await inPage.getByRole('button', { name: 'Got it' }).click()
  await expect(inPage).toBeHidden()
  await page.reload()
  await count(page, 11).click()
  await expect(drawer(page).getByRole('article')).toHaveCount(2)
  await expect(said).toBeHidden()
})

test('after a logout in another tab the cart is the guest’s, and what is added then is not lost', async ({
  page,
  context,
}) => {
  const member = await newMember()
  const tokens = await tokensOf(page.request, member)
  const headers = { authorization: `Bearer ${tokens.accesstoken}` }
  await page.request.post('/api/cart/lines', { headers, data: { productId: '1', quantity: 3 } })
  await keepTokens(page, tokens)
  await openBed(page)
  await expect(count(page, 3)).toBeVisible()

  const other = await context.newPage()
  await openBed(other)
  await expect(count(other, 3)).toBeVisible()
  await other.getByRole('button', { name: member.name }).click()
  await other.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(count(page, 0)).toBeVisible()
  await addBed(page).click()
  await expect(drawer(page)).toHaveAccessibleName('Furniture Cart [1]')
})

test('a price that changed since is said in its line until it is accepted, as it was shown', async ({ page }) => {
  await changeCart(page, ({ lines }) => atOtherPrice(lines[0]!, 1_29_000))
  const seen = sentBy(page, 'POST', /\/seen$/)
  await openCart(page, { productId: '1' })
  const note = line(page, BED).getByRole('group', { name: `Changes to ${BED}` })
  await expect(note).toContainText('The price changed since you added it: it was Nrs. 1,29,000.')
  expect(await violations(page)).toEqual([])
  await note.getByRole('button', { name: 'Got it' }).click()
  await expect(note).toBeHidden()
  await expect.poll(() => seen).toEqual([{ lines: [{ _id: expect.any(String), price: 98_500, buyable: 1 }] }])
})

test('what ran short, is sold out or has left the shop says so, each in its line', async ({ page }) => {
  await changeCart(page, (cart) => {
    const [short, soldOut, gone] = cart.lines
    Object.assign(short!, { state: 'short', buyable: 1, countInStock: 1 })
    short!.changes.quantity = { was: 4, now: 1 }
    Object.assign(soldOut!, { state: 'sold-out', buyable: 0, countInStock: 0, subtotal: 0 })
    Object.assign(gone!, { state: 'gone', buyable: 0, productId: null, choices: [], subtotal: 0 })
  })
  await openCart(page, { productId: '1', quantity: 4 }, { productId: '2' }, { productId: await idOf(page, PILLOWS) })
  await expect(line(page, BED)).toContainText('Only 1 is left and counts; 4 were asked for.')
  await expect(line(page, 'Asan platform bed')).toContainText('Sold out since you added it.')
  await expect(line(page, PILLOWS)).toContainText('The shop does not have this any more.')
  await expect(line(page, PILLOWS).getByRole('link')).toHaveCount(0)
  await expect(line(page, PILLOWS).getByRole('button', { name: 'One more' })).toHaveCount(0)
})

test('a cart is shared by its link, and taken over by somebody else', async ({ page, browser, baseURL }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openCart(page, { productId: '1', size: '153*200', quantity: 2 })
  await page.getByRole('button', { name: 'Share cart' }).click()
  await expect(toast(page, 'Link copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await expect(page.getByLabel('Link to this cart as it is now')).toHaveValue(link)
  expect(link.startsWith(`${baseURL}/cart/shared/`)).toBe(true)

  const friend = await (await browser.newContext({ baseURL: baseURL! })).newPage()
  await friend.goto(link)
  await expect(line(friend, BED)).toContainText('153*200, Normal · 2 pieces')
  expect(await violations(friend)).toEqual([])
  await friend.getByRole('button', { name: 'Add all to my cart' }).click()
  await expect(friend).toHaveURL('/cart')
  await expect(count(friend, 2)).toBeVisible()
  await friend.goto('/cart/shared/nobody')
  await expect(friend.getByRole('heading', { name: 'This cart is not shared any more' })).toBeVisible()
  await friend.context().close()
})

test.describe('with answers that fail', () => {
  test.use({
    expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|409|Failed to fetch|The cart could not be read/],
  })

  test('a refusal is said with what can be done, and takes back what was shown', async ({ page }) => {
    await openBed(page)
    await expect(count(page, 0)).toBeVisible()
    const body = { success: false, error: true, code: 'out_of_stock', message: 'This is sold out.' }
    await page.route(LINES, (route) => route.fulfill({ status: 409, json: body }))
    await addBed(page).click()
    await expect(toast(page, 'This is sold out. Another size or type may be there.')).toBeVisible()
    await expect(count(page, 0)).toBeVisible()
    await expect(drawer(page)).toBeHidden()
  })

  test('an answer that was lost is looked after, never asked for again: what was added shows once', async ({
    page,
  }) => {
    const sent = sentBy(page, 'POST', /\/lines$/)
    await openBed(page)
    await page.route(LINES, loseAnswer)
    await addBed(page).click()
    await expect(drawer(page)).toHaveAccessibleName('Furniture Cart [1]')
    await page.keyboard.press('Escape')

    await page.unroute(LINES)
    await page.route(LINES, (route) => route.abort())
    await addBed(page).click()
    await expect(toast(page, 'The shop’s answer was lost. Nothing was changed; please try again.')).toBeVisible()
    await expect(count(page, 1)).toBeVisible()
    expect(sent).toHaveLength(2)
  })

  test('without a network a change is taken back and said, and the cart stays', async ({ page, context }) => {
    await openCart(page, { productId: '1' })
    const quantity = line(page, BED).getByRole('combobox', { name: 'Quantity' })
    await context.setOffline(true)
    await line(page, BED).getByRole('button', { name: 'One more' }).click()
    await expect(toast(page, /^You seem to be offline\. Your cart stays as it was/)).toBeVisible()
    await expect(quantity).toHaveValue('1')
    await context.setOffline(false)
    const isBack = () =>
      page.evaluate(() =>
        fetch('/readyz').then(
          ({ ok }) => ok,
          () => false,
        ),
      )
    await expect.poll(isBack).toBe(true)
    await line(page, BED).getByRole('button', { name: 'One more' }).click()
    await expect(count(page, 2)).toBeVisible()
  })

  test('fast presses show at once, and the last one stands', async ({ page }) => {
    await openCart(page, { productId: await idOf(page, PILLOWS) })
    const sent = sentBy(page, 'PATCH', /\/lines\//)
    const held = Promise.withResolvers<void>()
    await page.route(LINE, async (route) => {
      await held.promise
      await route.fallback()
    })
    const more = line(page, PILLOWS).getByRole('button', { name: 'One more' })
    for (let press = 0; press < 4; press += 1) await more.click()
    await expect(count(page, 5)).toBeVisible()
    held.resolve()
    await expect(page.getByRole('region', { name: 'Totals' })).toContainText('Nrs. 12,000')
    expect(sent).toEqual([{ quantity: 2 }, { quantity: 5 }])
  })

  test('a cart that cannot be read says so, and is there after another try', async ({ page }) => {
    await fillCart(page, { productId: '1' })
    await page.route(CART, (route) => route.abort())
    await page.goto('/cart')
    await expect(page.getByRole('heading', { name: 'Your cart could not be loaded' })).toBeVisible()
    await page.unroute(CART)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(line(page, BED)).toBeVisible()
  })
})
