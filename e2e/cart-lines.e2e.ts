import { line, logIn, openCart, toast } from './cart-answers.ts'
import { newMember, tokensOf } from './members.ts'
import { expect as expectSoon, test } from './test.ts'

/** Longer timeout: several sequential calls happen between a click and its message. */
const expect = expectSoon.configure({ timeout: 15_000 })

test.use({ reducedMotion: 'reduce' })

const BED = 'Rara wingback bed'

test('moving a line to My List asks a guest to log in, and is immediate for a member @slow', async ({ page }) => {
  const member = await newMember()
  const { accesstoken } = await tokensOf(page.request, member)
  const headers = { authorization: `Bearer ${accesstoken}` }
  // The member's existing line absorbs the guest's.
  await page.request.post('/api/cart/lines', { headers, data: { productId: '1' } })
  await openCart(page, { productId: '1' }, { productId: '2', size: '183*200' })
  await line(page, BED).getByRole('button', { name: 'Move to My List' }).click()
  await expect(page).toHaveURL('/login?next=%2Fcart')
  await expect(page.getByRole('form').getByText(`Log in, and ${BED} will be in My List.`)).toBeVisible()
  await logIn(page, member)
  await expect(page).toHaveURL('/cart')
  await expect(toast(page, `${BED} is on your list now`)).toBeVisible()
  await expect(line(page, BED)).toHaveCount(0)

  await line(page, 'Asan platform bed').getByRole('button', { name: 'Move to My List' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Asan platform bed is on your list now.' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  const list = await page.request.get('/api/list', { headers })
  expect(await list.json()).toMatchObject({ data: [{ productId: '2', size: '183*200' }, { productId: '1' }] })
})
