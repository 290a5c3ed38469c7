import { defined } from '#domain/defined.ts'
import { estimateDelivery } from '#domain/delivery-zones/delivery-estimate.ts'
import { addressOf } from '../customers/customers.ts'
import { places, type DemoPerson, type DemoPlace } from '../customers/people.ts'
import { seededRandom } from '../random.ts'
import { offerOf, type Offer } from './offers.ts'
import { duringDay, happenings, type DeliveryDays, type PlannedOrder } from './plan-orders.ts'

const SEED = 77
/** Age of the newest of these orders; those of the last weeks are in recent-orders.ts. */
const NEWEST_DAYS = 62
const DAYS_BETWEEN = 41

export type Wish = readonly [slug: string, quantity?: number]
type Neighbor = DemoPerson & { bought: readonly Wish[] }
export type Town = Omit<DemoPlace, 'people'> & { neighbors: readonly Neighbor[] }

const rara = 'rara-wingback-bed'
const bagmati = 'bagmati-three-seater-sofa'
const lumbini = 'lumbini-wardrobe'
const palpa = 'palpa-spindle-chair'
const janaki = 'janaki-six-seater-dining-set'
const nagarkot = 'nagarkot-coffee-table'
const kapas = 'kapas-pillow-pair'
const mitra = 'mitra-study-desk'

/**
 * What an older order brought some of the customers. Three buyers in a district are needed before a product's page says how
 * often it was delivered there.
 */
const olderOrders: Record<string, readonly Wish[]> = {
  'Aarati Maharjan': [[rara], [lumbini]],
  'Binod Karki': [[rara], [bagmati]],
  'Deepa Joshi': [[rara], [palpa, 4]],
  'Kamal Basnet': [[bagmati], [lumbini], [palpa, 6]],
  'Prerana Shah': [[rara], [bagmati], [lumbini], [palpa, 4]],
  'Dolma Lama': [[rara], [kapas, 2]],
  'Ganesh Adhikari': [[janaki], [nagarkot], [kapas, 2]],
  'Milan Pariyar': [[rara], [janaki], [nagarkot]],
  'Sujata Thapa': [[rara], [janaki], [nagarkot], [kapas]],
  'Niraj Manandhar': [[bagmati], [palpa, 6], [mitra]],
  'Pasang Sherpa': [[bagmati], [palpa, 2], [mitra]],
  'Yamuna Dahal': [[bagmati], [palpa, 4], [mitra]],
}

/** The towns of these customers, in the order in which their orders are planned. */
export const towns: readonly Town[] = ['Kathmandu', 'Pokhara', 'Lalitpur'].map((city) => {
  const { people, ...place } = defined(
    places.find((one) => one.city === city),
    city,
  )
  const neighbors = people.flatMap((person) => {
    const bought = olderOrders[person.name]
    return bought ? [{ ...person, bought }] : []
  })
  return { ...place, neighbors }
})

/** Plans the older orders of a town's people, from `first` on in the list of all. None is younger than NEWEST_DAYS. */
export function planNeighbors(
  offers: readonly Offer[],
  town: Town,
  { zone, holidays }: DeliveryDays,
  { first, now }: { first: number; now: Date },
): PlannedOrder[] {
  const random = seededRandom(SEED + first)
  return town.neighbors.map((neighbor, at) => {
    const placedAt = duringDay(random, now, NEWEST_DAYS + (first + at) * DAYS_BETWEEN)
    const estimate = estimateDelivery(placedAt, zone, 'standard', holidays)
    return {
      placedAt,
      lines: neighbor.bought.map(([slug, quantity = 1]) => ({ offer: offerOf(offers, slug), quantity })),
      method: 'standard',
      payment: random.chance(0.65) ? 'cod' : 'bank',
      address: addressOf(neighbor, town),
      estimate,
      note: '',
      events: happenings(random, 'is delivered', placedAt, estimate),
    }
  })
}
