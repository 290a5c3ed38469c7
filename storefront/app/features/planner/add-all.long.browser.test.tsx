import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { AddLineBody } from '#contract/cart.ts'
import type { Plan } from '#domain/planner/plan.ts'
import { planOf } from '#domain/planner/sample-plan.fixture.ts'
import { answerApi, cut, refused } from '../../test/answer-api.ts'
import { givenLine } from '../../test/given-cart.ts'
import { factsOf } from './facts-of.ts'
import { bed, button, desk, openPlanner, wardrobe } from './planner.fixture.tsx'

const planned: Plan = planOf({
  pieces: [bed, wardrobe, desk, desk].map((product, at) => ({
    ...factsOf(product, product.variants[0]!)!,
    id: `piece-${at}`,
    x: 1000 * (at + 1),
    y: 2000,
    turn: 0,
  })),
})
const addAll = () => button('Add all to cart')

/** Puts pieces into the cart of a shop. @returns  what was sent */
function takeLines(shop: Awaited<ReturnType<typeof openPlanner>>) {
  return answerApi({
    'POST /api/cart/lines': ({ body }) => {
      const { variantId, quantity } = body as AddLineBody
      const { lines } = shop.held()
      const there = lines.find((line) => line.variantId === variantId)
      const line = givenLine({
        _id: there?._id ?? crypto.randomUUID(),
        variantId: variantId!,
        quantity: quantity! + (there?.quantity ?? 0),
      })
      return shop.hold([...lines.filter((one) => one !== there), line])
    },
  })
}

test('one button puts every piece into the cart, and the way to the cart takes its place and the focus', async () => {
  const shop = await openPlanner({ kept: planned })
  const sent = takeLines(shop)
  await expect.element(page.getByText('4 pieces', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Nrs. 2,48,500')).toBeVisible()
  await addAll().click()
  await expect.element(page.getByText('4 pieces are in your cart.')).toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual([
    { variantId: '101', quantity: 1, shownPrice: 98_500 },
    { variantId: '201', quantity: 1, shownPrice: 50_000 },
    { variantId: '301', quantity: 2, shownPrice: 50_000 },
  ])
  await expect.element(addAll()).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'View cart' })).toHaveFocus()
})

test('all is added again by a button of its own', async () => {
  const shop = await openPlanner({ kept: planned })
  const sent = takeLines(shop)
  await addAll().click()
  await expect.element(page.getByText('4 pieces are in your cart.')).toBeVisible()
  await button('Add all again').click()
  await expect.element(page.getByText('8 pieces are in your cart.')).toBeVisible()
  expect(sent.slice(3).map(({ body }) => (body as AddLineBody).quantity)).toEqual([1, 1, 2])
})

test('the page names each piece that the shop refuses, and adds the others', async () => {
  const shop = await openPlanner({ kept: planned })
  answerApi({
    'POST /api/cart/lines': ({ body }) => {
      const { variantId, quantity } = body as AddLineBody
      if (variantId === '201') return refused(409, 'out_of_stock', 'It is sold out.')
      const line = givenLine({ _id: crypto.randomUUID(), variantId: variantId!, quantity: quantity! })
      return shop.hold([...shop.held().lines, line])
    },
  })
  await addAll().click()
  await expect.element(page.getByText('Lumbini wardrobe: It is sold out.')).toBeVisible()
  await expect.element(page.getByText('3 of 4 pieces are in your cart.')).toBeVisible()
  await expect.element(button('Add 1 more to cart')).toBeVisible()
})

test('without an answer the plan says which piece is not in the cart', async () => {
  await openPlanner({ kept: { ...planned, pieces: planned.pieces.slice(1, 2) } })
  answerApi({ 'POST /api/cart/lines': cut })
  await addAll().click()
  await expect.element(page.getByText('Lumbini wardrobe: not added, because the shop did not answer.')).toBeVisible()
})
