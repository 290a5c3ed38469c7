import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Product } from '#contract/catalog/products.ts'
import { openComparison as open, openShop, products, row } from './compare-page.fixture.tsx'

const keepDoor = (width: string, more: object = {}) => {
  const lengths = { 'door-width': { cm: width }, 'door-height': { cm: '203' } }
  localStorage.setItem('passages', JSON.stringify({ lengths, ...more }))
}
const packed = (product: Product, lengthCm: number, widthCm: number, heightCm: number) => {
  const packages = [{ name: '', lengthCm, widthCm, heightCm, weightKg: 40 }]
  const variants = product.variants.map((variant) => ({ ...variant, packages }))
  return { ...product, comesAssembled: true, packagesAreEstimates: false, variants }
}

test('with kept measures a row says which product gets into the home', async () => {
  keepDoor('52')
  await openShop([packed(products[0]!, 153, 65, 210), packed(products[1]!, 110, 40, 20)], '?products=1,2')
  const cells = row('Gets into my home').getByRole('cell')
  await expect.element(cells.first()).toHaveTextContent('Does not get in')
  await expect.element(cells.nth(1)).toHaveTextContent('Gets in')
  await expect.element(row('Gets into my home').getByRole('rowheader')).toHaveTextContent('Gets into my home (differs)')
})

test('without measures the row of the home asks for them, and then has the answers', async () => {
  await openShop([packed(products[0]!, 153, 65, 210), packed(products[1]!, 110, 40, 20)], '?products=1,2')
  const home = row('Gets into my home')
  await home.getByRole('button', { name: 'Enter your measures' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your measures' })
  await dialog.getByLabelText('Door width').fill('52')
  await dialog.getByLabelText('Door height').fill('203')
  await dialog.getByRole('button', { name: 'Show what gets in' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(home.getByRole('cell').first()).toHaveTextContent('Does not get in')
  await expect.element(home.getByRole('cell').nth(1)).toHaveTextContent('Gets in')
  await expect.element(page.getByRole('region', { name: 'Compare products' })).toHaveFocus()
})

test('the invitation to enter measures is no difference between products', async () => {
  await open('?products=1,2')
  await expect.element(page.getByRole('button', { name: 'Enter your measures' })).toBeVisible()
  await page.getByRole('switch', { name: 'Show only differences' }).click()
  await expect.element(row('Gets into my home')).not.toBeInTheDocument()
})
