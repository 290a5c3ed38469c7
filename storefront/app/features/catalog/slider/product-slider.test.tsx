import { expect, test } from 'vitest'
import { renderInRouter } from '../../../render-in-router.tsx'
import type { ShownProduct } from '../card/shown-product.ts'
import { ProductSlider } from './product-slider.tsx'

const product = (id: number) => ({ _id: String(id), name: 'Sal chair', pictures: [], colors: [], offers: [] })
const products = (count: number) => Array.from({ length: count }, (_, at) => product(at)) as unknown as ShownProduct[]

test('five products do not move and have no pause button; six advance', () => {
  expect(renderInRouter(<ProductSlider products={products(5)} />)).not.toContain('Pause products')
  expect(renderInRouter(<ProductSlider products={products(6)} />)).toContain('Pause products')
})

test('a slider without a title is named Products, and says when it is empty', () => {
  const html = renderInRouter(<ProductSlider products={[]} />)
  expect(html).toMatch(/<h2[^>]*>Products<\/h2>/)
  expect(html).toContain('No products available')
})

test('a slider says that its products are loading', () => {
  expect(renderInRouter(<ProductSlider products={undefined} />)).toContain('Loading products...')
})
