import type { ProductCard as ProductCardData } from '#contract/catalog/products.ts'
import { expect, test } from 'vitest'
import { renderInRouter } from '../../../render-in-router.tsx'
import { ProductCard } from './product-card.tsx'

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
  colors: [],
  sizePricing: [],
  offers: [],
  countInStock: 3,
  madeInDays: null,
  isLatest: false,
  isFeatured: false,
  isDiscounted: false,
  shortDescription: '',
  price: 100,
  oldPrice: null,
  salePrice: null,
}

test('a card shows badges only for reduced, latest or featured products, unless told to show them always', () => {
  expect(renderInRouter(<ProductCard product={plain} sizes="1px" />)).toBe('')
  expect(renderInRouter(<ProductCard product={plain} sizes="1px" always />)).toContain('Sal bed')
  for (const flag of ['isDiscounted', 'isLatest', 'isFeatured']) {
    expect(renderInRouter(<ProductCard product={{ ...plain, [flag]: true }} sizes="1px" />)).toContain('Sal bed')
  }
})

test('a product without pictures shows the placeholder', () => {
  expect(renderInRouter(<ProductCard product={plain} sizes="1px" always />)).toContain('src="/placeholder-image.jpg"')
})
