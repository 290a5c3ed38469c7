import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Cart } from '#contract/cart.ts'
import { defined } from '#domain/defined.ts'
import CartPage from '../../../routes/cart.tsx'
import { answerApi } from '../../../test/answer-api.ts'
import { cartAnswer, givenBedLine, givenCart, givenLine, givenShopCart } from '../../../test/given-cart.ts'
import { RARA } from '../../../test/given-products.ts'
import { openPage } from '../../../test/open-page.tsx'

const MATTRESS = 'Sukha mattress'
const DISCOUNT = 7_495

const choices = ['122*200', '153*200'].map((size, at) => {
  const price = 20_000 + at * 8_000
  return { _id: String(201 + at), color: null, size, type: null, price, oldPrice: null, countInStock: 4 }
})

const bed = (size: string) => {
  const { choices: all } = givenBedLine()
  const chosen = defined(
    all.find((choice) => choice.size === size && choice.type === 'Normal'),
    size,
  )
  return givenBedLine({ ...chosen, _id: givenBedLine()._id, variantId: chosen._id, color: null, choices: all })
}
const mattress = (at: 0 | 1) => {
  const { _id: variantId, ...chosen } = defined(choices[at], 'choice')
  return givenLine({ ...chosen, color: null, variantId, productId: '30', name: MATTRESS, choices })
}

function inSet(lines: Cart['lines'], amount = DISCOUNT): Cart {
  const cart = givenCart(lines)
  const reductions = [{ name: 'Rara bedroom', code: null, amount, sets: 1 }]
  return { ...cart, totals: { ...cart.totals, reductions } }
}

/** The mattress stays in the first size beside a bed of the second. */
function misfit(variantId: string | null): Cart {
  const [wide, narrow] = [bed('153*200'), mattress(0)]
  const fit = { lineId: narrow._id, mainId: wide._id, size: '153*200', variantId, saving: variantId ? 8_595 : 0 }
  return { ...givenCart([wide, narrow]), misfits: [fit] }
}

const line = (name: string) => page.getByRole('article', { name })
const patch = ({ _id }: { _id: string }) => `PATCH /api/cart/lines/${_id}` as const

async function openWith(cart: Cart): Promise<void> {
  await givenShopCart(cart)
  answerApi({ 'GET /api/cart': cartAnswer(cart) })
  await openPage('/cart', CartPage)
}

async function widen(after: Cart) {
  const asked = answerApi({ [patch(bed('122*200'))]: cartAnswer(after) })
  await line(RARA).getByLabelText(`Size of ${RARA}`).selectOptions('153*200 Queen')
  return asked
}

test('a mattress that changed with its bed is named, and one press takes both back', async () => {
  const before = inSet([bed('122*200'), mattress(0)])
  await openWith(before)
  const asked = await widen(inSet([bed('153*200'), mattress(1)], 8_595))
  await expect.element(line(RARA).getByText(`${MATTRESS} changed to 153*200 with it.`)).toBeVisible()
  await expect.element(page.getByText(/no longer complete/)).not.toBeInTheDocument()
  answerApi({ [patch(bed('122*200'))]: cartAnswer(before) })
  await page.getByRole('button', { name: `Undo: ${RARA}` }).click()
  await expect.element(line(RARA)).toHaveFocus()
  await expect.element(page.getByText(/with it\.$/)).not.toBeInTheDocument()
  expect(asked.map(({ body }) => body)).toEqual([{ variantId: '103', withSet: true }])
})

test('a line whose new size breaks a set says so, with an undo, and so does what no longer fits', async () => {
  await openWith(inSet([bed('122*200'), mattress(0)]))
  await widen(misfit(null))
  await expect.element(line(RARA).getByText(/its discount of Nrs\. 7,495 is gone/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: `Undo: ${RARA}` })).toBeVisible()
  const note = line(MATTRESS).getByRole('group', { name: `Size of ${MATTRESS}` })
  await expect.element(note).toMatchTextContent(`This does not fit ${RARA}, which is 153*200.`)
  await expect.element(note).toMatchTextContent('It is not in stock in 153*200.')
  await expect.element(note.getByRole('button')).not.toBeInTheDocument()
})

test('one press gives a piece of a set the size that fits', async () => {
  const cart = misfit('202')
  await openWith(cart)
  const note = line(MATTRESS).getByRole('group', { name: `Size of ${MATTRESS}` })
  await expect.element(note).toMatchTextContent('In that size the set is complete and saves Nrs. 8,595.')
  const asked = answerApi({ [patch(mattress(0))]: cartAnswer(inSet([bed('153*200'), mattress(1)], 8_595)) })
  await note.getByRole('button', { name: 'Change to 153*200' }).click()
  await expect.element(note).not.toBeInTheDocument()
  await expect.element(line(MATTRESS)).toHaveFocus()
  expect(asked.map(({ body }) => body)).toEqual([{ variantId: '202', withSet: true }])
})
