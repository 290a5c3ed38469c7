import type { ProductPackagesReply } from '#contract/catalog/product-packages.ts'
import { MAX_PACKED_PRODUCTS } from '#domain/bounds.ts'
import type { Package } from '#domain/catalog/packages.ts'
import type { App } from '../../app.ts'
import { expect, test } from '../../test/test.ts'
import { givenProduct } from './catalog.fixture.ts'

const carton: Package = { name: 'Frame', nepaliName: 'फ्रेम', lengthCm: 120, widthCm: 80, heightCm: 75, weightKg: 32.5 }
const { name: _, nepaliName: __, ...measures } = carton

test('products are listed as they are delivered, each size once', async ({ app, db }) => {
  const wide = { widthCm: 200, depthCm: 90, heightCm: 80 }
  const sofa = await givenProduct(db, {
    comesAssembled: false,
    packagesAreEstimates: true,
    widthCm: 150,
    depthCm: 90,
    heightCm: 80,
    variants: [
      { size: '2 seats', packages: [carton], weightKg: 40 },
      { size: '2 seats', type: 'Reclining', packages: [carton], weightKg: 40, price: 99 },
      { size: '3 seats', packages: [carton, carton], weightKg: 60, ...wide },
    ],
  })
  const chair = await givenProduct(db, { variants: [{ size: null }] })
  expect(await packagesOf(app, [chair.id, sofa.id])).toEqual({
    success: true,
    message: 'Products found',
    products: [
      {
        _id: String(chair.id),
        comesAssembled: null,
        packagesAreEstimates: false,
        dimensionsCm: null,
        variants: [{ size: null, weightKg: null, dimensionsCm: null, packages: [] }],
      },
      {
        _id: String(sofa.id),
        comesAssembled: false,
        packagesAreEstimates: true,
        dimensionsCm: { width: 150, depth: 90, height: 80 },
        variants: [
          { size: '2 seats', weightKg: 40, dimensionsCm: null, packages: [measures] },
          {
            size: '3 seats',
            weightKg: 60,
            dimensionsCm: { width: 200, depth: 90, height: 80 },
            packages: [measures, measures],
          },
        ],
      },
    ],
  })
})

test('a draft and a product that the shop does not have are left out', async ({ app, db }) => {
  const draft = await givenProduct(db, { published: false })
  const sold = await givenProduct(db)
  const { products } = await packagesOf(app, [draft.id, sold.id, 999_999])
  expect(products.map(({ _id }) => _id)).toEqual([String(sold.id)])
})

const tooMany = Array.from({ length: MAX_PACKED_PRODUCTS + 1 }, (_one, at) => at + 1).join(',')

test.for(['', '?ids=', '?ids=x', '?ids=1&page=2', `?ids=${tooMany}`])('%j is refused', async (query, { app }) => {
  expect((await app.inject(`/api/product/packages${query}`)).statusCode).toBe(400)
})

async function packagesOf(app: App, ids: readonly number[]): Promise<ProductPackagesReply> {
  const answer = await app.inject(`/api/product/packages?ids=${ids.join(',')}`)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
