import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ProductModel } from '#contract/catalog/products.ts'
import { givenBed } from '../../../../test/given-products.ts'
import { openPage } from '../../../../test/open-page.tsx'
import { ModelButton } from './model-button.tsx'

const model: ProductModel = {
  url: '/media/models/bed/model.glb',
  bytes: 400_000,
  widthCm: 176,
  depthCm: 220,
  heightCm: 124,
  size: '153*200',
  colors: [],
}
const dialog = () => page.getByRole('dialog', { name: 'Rara wingback bed in 3D' })

test('a browser without 3D shows a message before anything is loaded', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  const fetched = vi.spyOn(window, 'fetch')
  const bed = givenBed()
  const Page = () => <ModelButton product={bed} chosen={bed.variants[0]!} model={model} />
  await openPage('/product/:id', Page, { address: '/product/1' })
  await page.getByRole('button', { name: /^View in 3D/ }).click()
  await expect.element(dialog().getByRole('alert')).toMatchTextContent(/^This browser cannot show 3D\./)
  await expect.element(dialog().getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  await expect.element(dialog().getByRole('button', { name: 'Dimensions' })).toBeDisabled()
  await expect.element(dialog().getByText(/Showing size 122\*200\./)).toBeVisible()
  expect(fetched).not.toHaveBeenCalled()
})
