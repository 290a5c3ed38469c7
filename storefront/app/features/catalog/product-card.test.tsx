import type { ProductCard as ProductCardData } from '#contract/products.ts'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { messages } from '../../messages/en.ts'
import { addMessages } from '../../messages/text.ts'
import { ProductSlider } from '../slider/product-slider.tsx'
import { ProductCard } from './product-card.tsx'

addMessages('en', messages)

const plain: ProductCardData = {
  _id: '7',
  slug: 'sal-bed',
  name: 'Sal bed',
  images: [],
  pictures: [],
  catId: '1',
  catName: 'Bedroom',
  category: { _id: '1', name: 'Bedroom' },
  subCatId: null,
  subCatName: null,
  subCategory: null,
  rating: 0,
  reviewCount: 0,
  sizePricing: [],
  countInStock: 3,
  isLatest: false,
  isFeatured: false,
  isDiscounted: false,
  shortDescription: '',
  price: 100,
  oldPrice: null,
}

function render(element: React.ReactNode): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => element }])
  return renderToString(<Stub />)
}

test('a card shows only what is reduced, latest or featured, unless it is asked to show always', () => {
  expect(render(<ProductCard product={plain} sizes="1px" />)).toBe('')
  expect(render(<ProductCard product={plain} sizes="1px" always />)).toContain('Sal bed')
  for (const flag of ['isDiscounted', 'isLatest', 'isFeatured']) {
    expect(render(<ProductCard product={{ ...plain, [flag]: true }} sizes="1px" />)).toContain('Sal bed')
  }
})

test('a product without pictures shows the placeholder', () => {
  expect(render(<ProductCard product={plain} sizes="1px" always />)).toContain('src="/placeholder-image.jpg"')
})

test('a slider without a title is called Products, and says when it has none', () => {
  const html = render(<ProductSlider products={[]} />)
  expect(html).toMatch(/<h2[^>]*>Products<\/h2>/)
  expect(html).toContain('No products available')
})

test('a slider whose products are on their way says so', () => {
  expect(render(<ProductSlider products={undefined} />)).toContain('Loading products...')
})
