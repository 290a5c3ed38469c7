import { expect, test } from 'vitest'
import type { Product } from '#contract/catalog/products.ts'
import { breadcrumbJsonLd, productJsonLd } from './product-json-ld.ts'

const shop = { publicUrl: 'https://kastha.example', language: 'en' as const, name: 'Kastha' }

const variant = (size: string | null, price: number, countInStock: number) => ({
  _id: `${size}`,
  sku: `STOOL-${size}`,
  color: null,
  size,
  type: null,
  price,
  oldPrice: null,
  countInStock,
  weightKg: null,
  dimensionsCm: null,
  isLarge: false,
})

const stool = {
  _id: '7',
  name: 'Sal stool',
  description: 'A stool.',
  shortDescription: '',
  catName: 'Dining',
  material: null,
  pictures: [{ id: 'a'.repeat(24), alt: '', width: 1400, height: 1400, placeholder: '', color: null }],
  colors: [],
  variants: [variant(null, 4500, 3)],
  reviews: [],
  starCounts: { '5': 0, '4': 0, '3': 0, '2': 0, '1': 0 },
  deliveredTo: {},
  reviewCount: 0,
  rating: 0,
} as unknown as Product

test('one variant is one offer, with a plain price and absolute picture URLs', () => {
  const jsonLd = productJsonLd(stool, shop)
  expect(jsonLd.offers).toMatchObject({
    '@type': 'Offer',
    price: '4500',
    priceCurrency: 'NPR',
    url: 'https://kastha.example/product/7',
    availability: 'https://schema.org/InStock',
  })
  expect(jsonLd.image).toEqual([`https://kastha.example/media/${'a'.repeat(24)}/1280.webp`])
})

test('several variants are several offers within one price range', () => {
  const variants = [variant('40*40', 4500, 3), variant('50*50', 6000, 0)]
  const { offers } = productJsonLd({ ...stool, variants }, shop)
  expect(offers).toMatchObject({ '@type': 'AggregateOffer', lowPrice: '4500', highPrice: '6000', offerCount: 2 })
  expect(offers).toHaveProperty('offers.1.availability', 'https://schema.org/OutOfStock')
  expect(offers).toHaveProperty('offers.1.url', 'https://kastha.example/product/7?size=50*50')
})

test('each color is an offer with its name and address', () => {
  const walnut = { slug: 'walnut', name: 'Walnut', swatch: '#5b3a24', swatchPicture: null }
  const colors = [walnut, { ...walnut, slug: 'natural-oak', name: 'Natural oak' }]
  const variants = colors.map(({ slug }, at) => ({ ...variant('40*40', 4500 + at, 3), color: slug }))
  const jsonLd = productJsonLd({ ...stool, colors, variants }, shop)
  expect(jsonLd).toMatchObject({ color: 'Walnut, Natural oak', offers: { offerCount: 2 } })
  expect(jsonLd.offers).toHaveProperty('offers.1', {
    ...(jsonLd.offers as { offers: object[] }).offers[1],
    name: 'Sal stool, Natural oak, 40*40',
    url: 'https://kastha.example/product/7?color=natural-oak&size=40*40',
  })
})

test('without reviews there is neither a rating nor a review', () => {
  const jsonLd = productJsonLd(stool, shop)
  expect(jsonLd).not.toHaveProperty('aggregateRating')
  expect(jsonLd).not.toHaveProperty('review')
})

test('at most five reviews are included, and the rating counts all', () => {
  const review = {
    _id: '1',
    user: '',
    avatar: null,
    date: '2026-11-12T05:00:00Z',
    comment: 'Good.',
    rating: 4,
    photos: [],
    answer: '',
    answeredAt: null,
    helpfulCount: 0,
    isVerified: false,
    bought: null,
  }
  const reviews = Array.from({ length: 7 }, () => review)
  const jsonLd = productJsonLd({ ...stool, reviews, reviewCount: 24, rating: 4.7 }, shop)
  expect(jsonLd.aggregateRating).toMatchObject({ ratingValue: 4.7, reviewCount: 24 })
  expect(jsonLd.review).toHaveLength(5)
  expect(jsonLd.review?.[0]).toMatchObject({ author: { name: 'Anonymous' }, datePublished: '2026-11-12' })
})

test('the breadcrumb starts at the home page', () => {
  const { itemListElement } = breadcrumbJsonLd(
    [
      { name: 'Home', path: '/' },
      { name: 'Beds', path: '/productListing/subcategory/4' },
    ],
    shop,
  )
  expect(itemListElement.map(({ position, item }) => [position, item])).toEqual([
    [1, 'https://kastha.example/'],
    [2, 'https://kastha.example/productListing/subcategory/4'],
  ])
})
