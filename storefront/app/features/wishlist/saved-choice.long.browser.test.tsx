import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { SharedListReply } from '#contract/wishlist.ts'
import MyListPage from '../../routes/my-list.tsx'
import SharedListPage from '../../routes/shared-list.tsx'
import { answerApi, hold } from '../../test/answer-api.ts'
import { cartAnswer, givenCart, givenShopCart } from '../../test/given-cart.ts'
import { plansAre } from '../../test/given-instalments.ts'
import { givenItem, givenList, listAnswer } from '../../test/given-list.ts'
import { blush, givenBedCard, givenColorfulBed, givenColorfulCard, green, RARA } from '../../test/given-products.ts'
import { openPage, toast } from '../../test/open-page.tsx'
import { openProduct } from '../../test/open-product.tsx'
import { ProductCard } from '../catalog/card/product-card.tsx'
import cards from '../catalog/card/product-cards.module.css'
import { followList } from './follow-list.ts'
import { HeartButton } from './heart-button.tsx'

const small = { color: null, size: '122*200', type: 'Normal' }
const large = { color: 'blush', size: '153*200', type: 'Normal' }

const heart = () => page.getByRole('button', { name: `Save to My List: ${RARA}`, exact: true })

async function expectPressed(pressed: boolean): Promise<void> {
  await expect.element(heart()).toHaveAttribute('aria-pressed', String(pressed))
}

test('a heart saves the color, size and type that are chosen', async () => {
  givenList()
  const asked = answerApi({ 'PUT /api/list/1': () => listAnswer([givenItem({ color: blush, saved: large })]) })
  followList()
  await openPage('/productListing', () => <HeartButton productId="1" name={RARA} chosen={large} withWord />)
  await heart().click()
  await expectPressed(true)
  await expect.poll(() => asked.map(({ body }) => body)).toContainEqual(large)
})

test('beside the choices a heart is that of the chosen size, and says which one it replaces', async () => {
  givenList(givenItem({ saved: small }))
  const inLarge = givenItem({ variantId: '104', color: blush, size: '153*200', saved: large })
  const held = hold(listAnswer([inLarge]))
  answerApi({ 'PUT /api/list/1': held.answer })
  followList()
  await openPage('/product/1', () => (
    <>
      <HeartButton productId="1" name={RARA} chosen={large} withWord />
      <HeartButton productId="1" name={RARA} chosen={small} className="card" />
    </>
  ))
  const [ofPage, ofCard] = [heart().first(), heart().last()]
  await expect.element(ofCard).toHaveAttribute('aria-pressed', 'true')
  await expect.element(ofPage).toHaveAttribute('aria-pressed', 'false')
  await ofPage.click()
  await expect.element(ofPage).toHaveAttribute('aria-pressed', 'true')
  held.release()
  const told = `${RARA} is in My List in Blush, 153*200, Normal now, in place of 122*200, Normal.`
  await expect.element(toast(told)).toBeVisible()
  await expect.element(ofPage).toHaveAttribute('aria-pressed', 'true')
  await expect.element(ofCard).toHaveAttribute('aria-pressed', 'true')
})

test.for([
  ['in any', { color: null, size: null, type: null }],
  ['by a card, which knows no type', { color: 'forest-green', size: '153*200', type: null }],
] as const)('saved %s, a product is changed on its page to what is chosen there', async ([, saved]) => {
  const shown = { color: green, size: '153*200', type: 'Normal' }
  givenList(givenItem({ ...shown, saved }))
  const chosen = { color: 'blush', size: '153*200', type: 'Hydraulics' }
  const asked = answerApi({
    'PUT /api/list/1': () => listAnswer([givenItem({ ...chosen, color: blush, saved: chosen })]),
  })
  followList()
  await openProduct({ product: givenColorfulBed(), address: '/product/1?color=forest-green&size=153*200&type=Normal' })
  await expectPressed(true)
  await page.getByRole('radio', { name: /^Blush/ }).click()
  await page.getByRole('radio', { name: /^Hydraulics/ }).click()
  await expectPressed(false)
  await heart().click()
  await expectPressed(true)
  await expect.poll(() => asked.map(({ body }) => body)).toContainEqual(chosen)
})

test('the quick view saves the size that is chosen in it, and the card that of the card', async () => {
  givenList()
  const product = { status: 200, body: { success: true, message: '', product: givenColorfulBed() } }
  const asked = answerApi({
    'GET /api/product/1': product,
    ...plansAre(),
    'PUT /api/list/1': ({ body }) =>
      listAnswer([givenItem({ color: blush, saved: { ...small, ...(body as object) } })]),
    'DELETE /api/list/1': () => listAnswer([]),
  })
  const saved = () => asked.flatMap(({ body }) => body ?? [])
  followList()
  await openPage('/productListing', () => (
    <div className={cards.cards}>
      <ProductCard product={givenColorfulCard()} sizes="200px" always />
    </div>
  ))
  await page.getByRole('radio', { name: /^Blush/ }).click()
  await heart().click()
  await expect.poll(saved).toEqual([{ color: 'blush', size: '122*200' }])
  await page.getByRole('button', { name: `Expand ${RARA}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /^153/ }).click()
  await dialog.getByRole('button', { name: `Save to My List: ${RARA}`, exact: true }).click()
  await expect.poll(() => saved().at(-1)).toMatchObject({ color: 'blush', size: '153*200' })
})

test('Add to Cart adds the saved size', async () => {
  givenList(givenItem({ variantId: '104', color: blush, size: '153*200', saved: large }))
  await givenShopCart()
  const asked = answerApi({ 'POST /api/cart/lines': cartAnswer(givenCart()) })
  await openPage('/my-list', MyListPage)
  await page.getByRole('button', { name: `Add to Cart: ${RARA}` }).click()
  await expect.poll(() => asked.map(({ body }) => body)).toContainEqual({ variantId: '104', shownPrice: 98_500 })
})

test('a saved size that is sold out waits for its return; others are not put in its place', async () => {
  givenList(givenItem({ size: '153*200', saved: large, color: blush, variantStock: 0 }))
  await openPage('/my-list', MyListPage)
  await expect.element(page.getByRole('button', { name: 'Tell me when it is back' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: `Add to Cart: ${RARA}` })).not.toBeInTheDocument()
})

test('a saved size that is no longer sold is named, and leads to the others', async () => {
  givenList(givenItem({ saved: { color: null, size: '183*200', type: 'Normal' } }))
  await openPage('/my-list', MyListPage)
  await expect.element(page.getByText('You saved it in 183*200, Normal, which is no longer sold.')).toBeVisible()
  const other = page.getByRole('link', { name: `Choose another: ${RARA}` })
  await expect.element(other).toHaveAttribute('href', '/product/1?size=122*200&type=Normal')
  await expect.element(page.getByRole('button', { name: `Add to Cart: ${RARA}` })).not.toBeInTheDocument()
})

test('a saved choice is named, leads to its page, and comes back with an undo', async () => {
  const saved = { color: 'blush', size: '122*200', type: null }
  const item = givenItem({ color: blush, saved })
  givenList(item)
  const asked = answerApi({ 'PUT /api/list/1': () => listAnswer([item]) })
  await openPage('/my-list', MyListPage)
  await expect.element(page.getByText('Blush, 122*200, Normal', { exact: true })).toBeVisible()
  const link = page.getByRole('heading', { name: RARA }).getByRole('link')
  await expect.element(link).toHaveAttribute('href', '/product/1?color=blush&size=122*200&type=Normal')
  await page.getByRole('button', { name: `Remove ${RARA}` }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(() => asked.map(({ body }) => body))
    .toContainEqual({ addedAt: item.addedAt, color: 'blush', size: '122*200' })
})

test('a shared list shows each product in the saved size', async () => {
  const token = 'A'.repeat(43)
  const saved = { color: null, size: '153*200', type: null }
  const body: SharedListReply = { success: true, error: false, message: '', data: [{ ...givenBedCard(), saved }] }
  answerApi({ [`GET /api/list/shared/${token}`]: { status: 200, body } })
  await openPage('/my-list/shared/:token', SharedListPage, { address: `/my-list/shared/${token}` })
  const card = page.getByRole('article').first()
  await expect.element(card.getByText('Nrs. 1,12,500')).toBeVisible()
  const link = card.getByRole('heading').getByRole('link')
  await expect.element(link).toHaveAttribute('href', '/product/1?size=153*200')
})
