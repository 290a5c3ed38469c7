import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { PackedProduct } from '#contract/catalog/products.ts'
import { planOf } from '#domain/planner/sample-plan.fixture.ts'
import { button, desk, openPlanner, wardrobe } from './planner.fixture.tsx'

function asPacked(product: PackedProduct, lengthCm: number, widthCm: number, heightCm: number): PackedProduct {
  const packages = [{ name: '', lengthCm, widthCm, heightCm, weightKg: 40 }]
  return { ...product, variants: product.variants.map((variant) => ({ ...variant, packages })) }
}

const products = [asPacked(wardrobe, 153, 65, 210), asPacked(desk, 110, 40, 20)]
const add = (name: string) => button(`Add ${name} to the room`)
const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })

test('with kept measures the list says of each piece whether it gets in, and the plan which do not', async () => {
  const lengths = { 'door-width': { cm: '52' }, 'door-height': { cm: '203' } }
  localStorage.setItem('passages', JSON.stringify({ lengths }))
  await openPlanner({ kept: planOf(), products })
  await expect.element(row('Lumbini wardrobe').getByText('Does not get in')).toBeVisible()
  await expect.element(row('Mitra study desk').getByText('Gets in')).toBeVisible()
  await add('Lumbini wardrobe').click()
  await add('Mitra study desk').click()
  await expect
    .element(page.getByText(/^Lumbini wardrobe: By your measures it does not get into your home\.$/))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: /^By your measures/ }))
    .toHaveAttribute('href', expect.stringMatching(/^\/product\/20.*#will-it-get-in$/))
})

test('what does not get in stands before what the planner offers besides', async () => {
  const lengths = { 'door-width': { cm: '52' }, 'door-height': { cm: '203' } }
  localStorage.setItem('passages', JSON.stringify({ lengths }))
  await openPlanner({ kept: planOf(), products })
  await add('Lumbini wardrobe').click()
  const note = page.getByRole('link', { name: /^By your measures/ })
  await expect.element(note).toBeVisible()
  const visit = page.getByRole('link', { name: 'Request a free measuring visit' })
  await expect.element(visit).toBeInTheDocument()
  const order = note.element().compareDocumentPosition(visit.element())
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('an answer that rests on usual heights says so', async () => {
  localStorage.setItem('passages', JSON.stringify({ lengths: { 'door-width': { cm: '52' } }, hasUsualHeights: true }))
  await openPlanner({ kept: planOf(), products })
  await expect.element(row('Mitra study desk').getByText('Gets in (usual heights)')).toBeVisible()
})

test('the planner says nothing about the way in while the browser keeps no measures', async () => {
  await openPlanner({ kept: planOf(), products })
  await add('Lumbini wardrobe').click()
  await expect.element(page.getByText('1 in the room')).toBeVisible()
  await expect.element(page.getByText(/By your measures|get in/)).not.toBeInTheDocument()
})
