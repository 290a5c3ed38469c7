import type { Product, Review, Variant } from '#contract/catalog/products.ts'
import { expect, test } from 'vitest'
import { renderInRouter } from '../../../render-in-router.tsx'
import { DetailsPanel } from './panels/details-panel.tsx'
import { Gallery } from './gallery/gallery.tsx'
import { ReviewsPanel } from './panels/reviews-panel.tsx'

const unknown = {
  reviews: [] as Review[],
  reviewCount: 0,
  rating: 0,
  material: null,
  productType: [] as string[],
  finishOptions: null,
  assembly: null,
  size: [] as string[],
  colors: [],
  colorOptions: null,
  weightCapacity: null,
  warranty: null,
  specialFeatures: null,
  dimensionsCm: null,
} as unknown as Product

test('unknown properties of a product show as N/A', () => {
  const html = renderInRouter(<DetailsPanel product={unknown} chosen={{ _id: '1' } as Variant} drawn={undefined} />)
  expect(html.match(/<td>N\/A<\/td>/g)).toHaveLength(9)
})

test('a product without reviews says so', () => {
  expect(renderInRouter(<ReviewsPanel product={unknown} isShown={false} />)).toContain('No reviews yet.')
})

test('a review without name, picture and date is anonymous, with the default picture and a dash', () => {
  const review: Review = {
    _id: '1',
    user: '',
    avatar: null,
    date: '',
    comment: 'Solid.',
    rating: 4,
    photos: [],
    answer: '',
    answeredAt: null,
    helpfulCount: 0,
    isVerified: false,
    bought: null,
  }
  const starCounts = { '5': 0, '4': 1, '3': 0, '2': 0, '1': 0 }
  const html = renderInRouter(
    <ReviewsPanel product={{ ...unknown, reviews: [review], reviewCount: 1, rating: 4, starCounts }} isShown={false} />,
  )
  expect(html).toContain('<strong>Anonymous</strong><span>-</span>')
  expect(html).toMatch(/<img[^>]*src="\/avatar.svg"/)
  expect(html).toContain('Rated 4.0 of 5 stars')
  expect(html).toContain('Solid.')
})

test('a product without pictures shows the placeholder with its name', () => {
  const html = renderInRouter(<Gallery pictures={[]} name="Sal bed" />)
  expect(html).toMatch(/<img[^>]*src="\/placeholder-image.jpg"[^>]*alt="Sal bed"/)
})
