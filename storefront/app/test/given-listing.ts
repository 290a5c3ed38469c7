import type { Facets } from '#contract/catalog/products.ts'
import type { Found } from '../features/catalog/listing/load-found.ts'
import type { Listing } from '../features/catalog/listing/load-listing.ts'
import { roomNames } from './given-categories.ts'
import { givenCard } from './given-products.ts'

function givenFacets(changes: Partial<Facets> = {}): Facets {
  return {
    sizes: [],
    colors: [
      { family: 'brown', name: 'Brown', swatch: '#7a5236', count: 21 },
      { family: 'green', name: 'Green', swatch: '#4a7358', count: 7 },
      { family: 'blue', name: 'Blue', swatch: '#3f6487', count: 0 },
    ],
    categories: roomNames.map((name, at) => ({ _id: String(at + 1), name, count: 8 + at })),
    availability: { available: 50, 'in-stock': 48, 'not-available': 3 },
    discount: { '0': 16, '10': 12, '20': 5, '30': 2 },
    stars: { '5': 28, '4': 19, '3': 2, '2': 0, '1': 0 },
    priceRange: { lowest: 12_000, highest: 1_90_000 },
    ...changes,
  }
}

/** The first twelve of 53 products, with all filters. */
export function givenFound(changes: Partial<Found> = {}): Found {
  return {
    products: Array.from({ length: 12 }, (_, at) => givenCard({ _id: String(at + 1), name: `Bed ${at + 1}` })),
    totalProducts: 53,
    facets: givenFacets(),
    hasFailed: false,
    categoryNames: Object.fromEntries(roomNames.map((name, at) => [String(at + 1), name])),
    ...changes,
  }
}

/** All products, or those of a category if `trail` leads to it. */
export function givenListing(changes: Partial<Listing> = {}): Listing {
  return {
    ...givenFound(),
    path: '/productListing',
    trail: [],
    intro: '',
    narrower: [{ name: 'Bedroom', path: '/productListing/category/1' }],
    broader: '/productListing',
    ...changes,
  }
}
