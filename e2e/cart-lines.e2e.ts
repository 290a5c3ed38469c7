import { count, idOf, line, LINE, logIn, openCart, toast } from './cart-answers.ts'
import { newMember, tokensOf } from './members.ts'
import { expect as expectSoon, test } from './test.ts'

/** Several calls, each after the other, stand between a press and what is said. */
const expect = expectSoon.configure({ timeout: 15_000 })

test.use({ reducedMotion: 'reduce', expectedErrors: [/status of 400/] })

const BED = 'Rara wingback bed'
const PILLOWS = 'Kapas cotton pillow pair'

test('a guest who moves a line to My List logs in first, and finds it moved; a member moves it at once', async ({
  page,
}) => {
  const member = await newMember()
  const { accesstoken } = await tokensOf(page.request, member)
  const headers = { authorization: `Bearer ${accesstoken}` }
  // What the member has of it already takes the guest's line in.
  await page.request.post('/api/cart/lines', { headers, data: { productId: '1' } })
  await openCart(page, { productId: '1' }, { productId: '2' })
  await line(page, BED).getByRole('button', { name: 'Move to My List' }).click()
  await expect(page).toHaveURL('/login?next=%2Fcart')
  await expect(toast(page, `Log in, and ${BED} will be in My List.`)).toBeVisible()
  await logIn(page, member)
  await expect(page).toHaveURL('/cart')
  await expect(toast(page, `${BED} is on your list now`)).toBeVisible()
  await expect(line(page, BED)).toHaveCount(0)

  await line(page, 'Asan platform bed').getByRole('button', { name: 'Move to My List' }).click()
  await expect(toast(page, 'Asan platform bed is on your list now')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  const list = await page.request.get('/api/list', { headers })
  expect(await list.json()).toMatchObject({ data: [{ productId: '2' }, { productId: '1' }] })
})

test('a line that was removed by mistake goes back to its place, and has the focus', async ({ page }) => {
  await openCart(page, { productId: '1' }, { productId: '2' })
  const first = page.getByRole('main').getByRole('article').first()
  await line(page, BED)
    .getByRole('button', { name: `Remove ${BED}` })
    .click()
  await expect(first).toHaveAccessibleName('Asan platform bed')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(first).toHaveAccessibleName(BED)
  await expect(first).toBeFocused()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden()
})

test('ten pieces are the most, and what only a caller of the API understands is not told', async ({ page }) => {
  await openCart(page, { productId: await idOf(page, PILLOWS), quantity: 9 })
  const more = line(page, PILLOWS).getByRole('button', { name: 'One more' })
  await more.click()
  await expect(count(page, 10)).toBeVisible()
  await expect(more).toBeDisabled()
  await expect(line(page, PILLOWS).getByRole('option')).toHaveCount(10)

  const body = { success: false, error: true, code: 'invalid_input', message: 'quantity: Too big' }
  await page.route(LINE, (route) => route.fulfill({ status: 400, json: body }))
  await line(page, PILLOWS).getByRole('button', { name: 'One fewer' }).click()
  await expect(toast(page, 'Your cart could not be changed. Please try again.')).toBeVisible()
  await expect(line(page, PILLOWS).getByRole('combobox')).toHaveValue('10')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the cart says at its top what it needs, and shows nothing that never fills', async ({ page }) => {
    await page.goto('/cart')
    // Texts are not looked for in it by themselves.
    const said = page.getByRole('main').locator('noscript p')
    await expect(said).toHaveText('This page needs JavaScript, which is switched off or did not load.')
    await expect(said).toBeInViewport()
    await expect(page.getByRole('main').getByText('Loading your cart')).toBeHidden()
  })
})
