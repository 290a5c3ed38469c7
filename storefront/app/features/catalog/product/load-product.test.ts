import { expect, onTestFinished, test, vi } from 'vitest'
import type { ProductCard } from '#contract/catalog/products.ts'
import { openApi, type Send } from '../../../api.ts'
import { INVALID_PRODUCT, loadProduct, RELATED_PRODUCTS, relatedProducts } from './load-product.ts'

const bed = {
  _id: '7',
  name: 'Sal bed',
  catId: '1',
  subCatId: '4',
  pictures: [],
  reviews: [],
  variants: [{ price: 1 }],
}
const card = (id: string) => ({ _id: id, pictures: [], colors: [], offers: [] })
const refusal = { success: false, error: true, message: 'No product has that id.', code: 'not_found' }

/** Returns a fake API with responses by path, and records each call. */
function apiThatAnswers(given: Record<string, { status?: number; body: unknown }>) {
  const answers = { '/api/product/7/set': { body: { set: null } }, ...given }
  const asked: string[] = []
  const send: Send = async (address) => {
    const path = address.split('?')[0]!
    asked.push(path)
    const { status = 200, body }: { status?: number; body: unknown } = answers[path as keyof typeof answers]
    return { status, json: () => body }
  }
  return { api: openApi(send), asked }
}

test('a product comes with related ones from its subcategory, then its category', async () => {
  const { api } = apiThatAnswers({
    '/api/product/7': { body: { product: bed } },
    '/api/product/getAllProductsBySubCatId/4': { body: { products: [card('7'), card('8')] } },
    '/api/product/getAllProductsByCatId/1': { body: { products: [card('8'), card('2')] } },
  })
  const { product, related } = await loadProduct(api, '7')
  expect(product.name).toBe('Sal bed')
  expect(related.map(({ _id }) => _id)).toEqual(['8', '2'])
})

test('the page gets no packages, which it does not show', async () => {
  const packed = { ...bed, comesAssembled: false, packagesAreEstimates: true, variants: [{ price: 1, packages: [{}] }] }
  const { api } = apiThatAnswers({
    '/api/product/7': { body: { product: { ...packed, subCatId: null } } },
    '/api/product/getAllProductsByCatId/1': { body: { products: [] } },
  })
  const { product } = await loadProduct(api, '7')
  expect(product).toEqual({ ...bed, subCatId: null })
})

test('a product directly in its category sends no request for a subcategory', async () => {
  const { api, asked } = apiThatAnswers({
    '/api/product/7': { body: { product: { ...bed, subCatId: null } } },
    '/api/product/getAllProductsByCatId/1': { body: { products: [] } },
  })
  await loadProduct(api, '7')
  expect(asked).toEqual(['/api/product/7', '/api/product/7/set', '/api/product/getAllProductsByCatId/1'])
})

test('a product shows without related ones if those fail to load, and the console shows the error', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  const { api } = apiThatAnswers({
    '/api/product/7': { body: { product: bed } },
    '/api/product/getAllProductsBySubCatId/4': { status: 500, body: refusal },
    '/api/product/getAllProductsByCatId/1': { body: { products: [card('2')] } },
  })
  const { product, related } = await loadProduct(api, '7')
  expect(product.name).toBe('Sal bed')
  expect(related.map(({ _id }) => _id)).toEqual(['2'])
  expect(log).toHaveBeenCalledOnce()
})

test('a product shows without its set if that fails to load, and the console shows the error', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  const { api } = apiThatAnswers({
    '/api/product/7': { body: { product: { ...bed, subCatId: null } } },
    '/api/product/7/set': { status: 503, body: refusal },
    '/api/product/getAllProductsByCatId/1': { body: { products: [] } },
  })
  expect(await loadProduct(api, '7')).toMatchObject({ product: { name: 'Sal bed' }, set: null })
  expect(log).toHaveBeenCalledOnce()
})

test.each(['abc', '0', '-1', '1e3', '../../user', '1234567890', ''])('%s is no id: 404 without asking', async (id) => {
  const { api, asked } = apiThatAnswers({})
  await expect(loadProduct(api, id)).rejects.toMatchObject({ init: { status: 404 } })
  expect(asked).toEqual([])
})

test('the page has the status of the API’s refusal', async () => {
  const { api } = apiThatAnswers({ '/api/product/7': { status: 404, body: refusal } })
  await expect(loadProduct(api, '7')).rejects.toMatchObject({ data: refusal, init: { status: 404 } })
})

test('a response that is not a product is a gateway error', async () => {
  const { api } = apiThatAnswers({ '/api/product/7': { body: { product: { _id: '7' } } } })
  await expect(loadProduct(api, '7')).rejects.toMatchObject({ data: INVALID_PRODUCT, init: { status: 502 } })
})

const cards = (...ids: number[]) => ids.map((id) => ({ _id: `${id}` }) as ProductCard)
const idsOf = (products: ProductCard[]) => products.map(({ _id }) => Number(_id))

test('products of the subcategory come first, then those of the category, without duplicates', () => {
  expect(idsOf(relatedProducts('7', cards(7, 9, 8), cards(1, 8, 7, 2)))).toEqual([9, 8, 1, 2])
})

test('a full subcategory leaves no room for the category', () => {
  const many = cards(...Array.from({ length: 12 }, (_, at) => at + 1))
  const related = relatedProducts('3', many, cards(99))
  expect(related).toHaveLength(RELATED_PRODUCTS)
  expect(idsOf(related)).not.toContain(3)
  expect(idsOf(related)).not.toContain(99)
})

test('a single product has no related ones', () => {
  expect(relatedProducts('7', cards(7), cards(7))).toEqual([])
})
