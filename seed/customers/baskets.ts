import { defined } from '#domain/defined.ts'
import type { Offer } from '../orders/offers.ts'
import type { PlannedOrder } from '../orders/plan-orders.ts'
import type { Random } from '../random.ts'
import type { Customer } from './customers.ts'
import { isCold, isWeddingSeason } from './seasons.ts'

/** A product with its possible quantities. */
type Piece = readonly [slug: string, ...quantities: number[]]
type Basket = {
  pieces: readonly Piece[]
  /** How often compared to others; 1 by default. */
  weight?: number
  /** Counts this many times in its season. */
  season?: { isNow: (day: string) => boolean; factor: number }
}

const weddings = { isNow: isWeddingSeason, factor: 6 }
const winter = { isNow: isCold, factor: 5 }
const summer = { isNow: (day: string) => ['03', '04', '05', '06'].includes(day.slice(5, 7)), factor: 4 }
const newSchoolYear = { isNow: (day: string) => ['04', '05'].includes(day.slice(5, 7)), factor: 3 }

/** What homes buy together. */
const forHomes: readonly Basket[] = [
  {
    pieces: [
      ['rara-wingback-bed', 1],
      ['sukha-spring-mattress', 1],
      ['kapas-pillow-pair', 1, 2],
    ],
    season: weddings,
  },
  {
    pieces: [
      ['asan-platform-bed', 1],
      ['komal-foam-mattress', 1],
      ['asan-bedside-table', 2],
    ],
    season: weddings,
  },
  {
    pieces: [
      ['himal-storage-bed', 1],
      ['aaram-orthopaedic-mattress', 1],
      ['lumbini-wardrobe', 1],
    ],
    season: weddings,
  },
  {
    pieces: [
      ['lumbini-wardrobe', 1],
      ['tansen-dresser', 1],
    ],
    season: weddings,
  },
  { pieces: [['janaki-six-seater-dining-set', 1]], weight: 3 },
  {
    pieces: [
      ['janaki-six-seater-dining-set', 1],
      ['palpa-spindle-chair', 2],
    ],
    weight: 2,
  },
  {
    pieces: [
      ['gorkha-round-dining-set', 1],
      ['ilam-upholstered-chair', 2],
    ],
    weight: 2,
  },
  {
    pieces: [
      ['bhaktapur-bench-dining-set', 1],
      ['janakpur-cane-chair', 2],
    ],
  },
  {
    pieces: [
      ['annapurna-eight-seater-dining-set', 1],
      ['tansen-sideboard', 1],
    ],
  },
  {
    pieces: [
      ['bagmati-three-seater-sofa', 1],
      ['nagarkot-coffee-table', 1],
    ],
    weight: 4,
  },
  {
    pieces: [
      ['bagmati-three-seater-sofa', 1],
      ['thamel-armchair', 2],
      ['swayambhu-coffee-table', 1],
    ],
    weight: 2,
  },
  {
    pieces: [
      ['patan-loveseat', 1],
      ['ilam-pouffe', 1, 2],
    ],
    weight: 3,
  },
  {
    pieces: [
      ['karnali-l-shaped-sofa', 1],
      ['dhaka-cushion-set', 1, 2],
    ],
  },
  { pieces: [['dhulikhel-recliner', 1]], weight: 2 },
  { pieces: [['kirtipur-tv-unit', 1]], weight: 2 },
  {
    pieces: [
      ['bandipur-bookshelf', 1],
      ['phewa-tripod-lamp', 1],
    ],
    weight: 3,
  },
  {
    pieces: [
      ['mitra-study-desk', 1],
      ['utsav-mesh-chair', 1],
    ],
    weight: 3,
    season: newSchoolYear,
  },
  {
    pieces: [
      ['pokhara-bunk-bed', 1],
      ['komal-foam-mattress', 2],
    ],
    weight: 2,
  },
  { pieces: [['asan-bedside-table', 1, 2]], weight: 2 },
  { pieces: [['palpa-spindle-chair', 2, 4, 6]], weight: 3 },
  { pieces: [['ilam-upholstered-chair', 2, 4]] },
  { pieces: [['kapas-pillow-pair', 1, 2, 3]], weight: 4 },
  { pieces: [['sandhya-memory-pillow', 1, 2]], weight: 2 },
  {
    pieces: [
      ['hiunde-quilted-duvet', 1, 2],
      ['kapas-pillow-pair', 1, 2],
    ],
    season: winter,
  },
  { pieces: [['sirak-cotton-quilt', 1, 2]], season: winter },
  { pieces: [['dhaka-cushion-set', 1, 2]], weight: 2 },
  { pieces: [['mudha-floor-cushion', 2, 4]] },
  { pieces: [['phewa-tripod-lamp', 1]], weight: 2 },
  { pieces: [['godavari-teak-bench', 1]], season: summer },
  { pieces: [['rupa-hanging-chair', 1]], season: summer },
  { pieces: [['sauraha-bistro-set', 1]], season: summer },
  { pieces: [['madhesh-garden-jhula', 1]], season: summer },
]

/** What others buy together. */
const forOthers: Record<NonNullable<Customer['buysFor']>, readonly Basket[]> = {
  hotel: [
    {
      pieces: [
        ['asan-platform-bed', 4, 6],
        ['komal-foam-mattress', 4, 6],
        ['asan-bedside-table', 8, 10],
      ],
    },
    {
      pieces: [
        ['hiunde-quilted-duvet', 6, 10],
        ['kapas-pillow-pair', 8, 10],
      ],
      weight: 2,
      season: winter,
    },
    {
      pieces: [
        ['thamel-armchair', 4],
        ['nagarkot-coffee-table', 2],
      ],
    },
    {
      pieces: [
        ['rapti-sun-lounger', 4, 6],
        ['phulchoki-adirondack-chair', 4],
      ],
      season: summer,
    },
    { pieces: [['kapas-pillow-pair', 6, 10]], weight: 2 },
  ],
  restaurant: [
    { pieces: [['bhaktapur-bench-dining-set', 2, 3]] },
    { pieces: [['palpa-spindle-chair', 8, 10]], weight: 2 },
    {
      pieces: [
        ['sauraha-bistro-set', 3, 4],
        ['chitwan-umbrella-patio-set', 1, 2],
      ],
      season: summer,
    },
    { pieces: [['janakpur-cane-chair', 6, 8]] },
  ],
  office: [
    {
      pieces: [
        ['sabha-meeting-table', 1],
        ['sahayak-visitor-chair', 8, 10],
      ],
    },
    {
      pieces: [
        ['sagar-standing-desk', 2, 4],
        ['utsav-mesh-chair', 2, 4],
      ],
      weight: 2,
    },
    {
      pieces: [
        ['kaski-executive-desk', 1],
        ['rajdhani-leather-chair', 1],
        ['sahayak-visitor-chair', 2],
      ],
    },
    {
      pieces: [
        ['surakshit-filing-cabinet', 2, 4],
        ['saral-mobile-pedestal', 2, 4],
      ],
    },
  ],
  school: [
    { pieces: [['mitra-study-desk', 6, 10]], season: newSchoolYear },
    { pieces: [['sahayak-visitor-chair', 6, 10]], weight: 2 },
    { pieces: [['bandipur-bookshelf', 2, 4]] },
  ],
}

/** Returns the lines of an order that a customer places on a day. */
export function basketOf(
  random: Random,
  { buysFor }: Pick<Customer, 'buysFor'>,
  day: string,
  variantsOf: VariantsBySlug,
): PlannedOrder['lines'] {
  const baskets = buysFor ? forOthers[buysFor] : forHomes
  const tickets = baskets.flatMap((basket) => Array<Basket>(timesOf(basket, day)).fill(basket))
  let size: string | null = null
  return random.pick(tickets).pieces.map(([slug, ...quantities]) => {
    const variants = defined(variantsOf.get(slug), slug)
    // A mattress has the size of the bed before it.
    const fitting = variants.filter((variant) => variant.size === size)
    const offer = random.pick(fitting.length > 0 ? fitting : variants)
    size = offer.size
    return { offer, quantity: random.pick(quantities) }
  })
}

function timesOf({ weight = 1, season }: Basket, day: string): number {
  return season?.isNow(day) ? weight * season.factor : weight
}

type VariantsBySlug = ReadonlyMap<string, readonly Offer[]>

export function variantsBySlug(offers: readonly Offer[]): VariantsBySlug {
  return Map.groupBy(offers, ({ slug }) => slug)
}

/** Products that the demo's customers buy. */
export const boughtSlugs: readonly string[] = [
  ...new Set([...forHomes, ...Object.values(forOthers).flat()].flatMap(({ pieces }) => pieces.map(([slug]) => slug))),
]
