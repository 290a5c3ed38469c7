import type { DeliveryAddress } from '#domain/checkout/checkout.ts'
import { estimateDelivery } from '#domain/delivery-zones/delivery-estimate.ts'
import { seededRandom } from '../random.ts'
import { offerOf, type Offer } from './offers.ts'
import { duringDay, happenings, type DeliveryDays, type PlannedOrder } from './plan-orders.ts'

const SEED = 77
/** Age of the newest of these orders; those of the last weeks are in recent-orders.ts. */
const NEWEST_DAYS = 62
const DAYS_BETWEEN = 41

export type Wish = readonly [slug: string, quantity?: number]
type Neighbor = { name: string; phone: string; ward: number; street: string; bought: readonly Wish[] }
export type Town = Pick<DeliveryAddress, 'district' | 'province' | 'city' | 'zip'> & { neighbors: readonly Neighbor[] }

const rara = 'rara-wingback-bed'
const bagmati = 'bagmati-three-seater-sofa'
const lumbini = 'lumbini-wardrobe'
const palpa = 'palpa-spindle-chair'
const janaki = 'janaki-six-seater-dining-set'
const nagarkot = 'nagarkot-coffee-table'
const kapas = 'kapas-pillow-pair'
const mitra = 'mitra-study-desk'

/**
 * Invented people, each with what an older order brought them. Three buyers in a district are needed before a product's page says
 * how often it was delivered there.
 */
export const towns: readonly Town[] = [
  {
    district: 'Kathmandu',
    province: 'Bagmati',
    city: 'Kathmandu',
    zip: '44600',
    neighbors: [
      { name: 'Aarati Maharjan', phone: '9841012301', ward: 10, street: 'Shantinagar', bought: [[rara], [lumbini]] },
      { name: 'Binod Karki', phone: '9841012302', ward: 3, street: 'Maharajgunj', bought: [[rara], [bagmati]] },
      { name: 'Deepa Joshi', phone: '9841012303', ward: 31, street: 'Koteshwor', bought: [[rara], [palpa, 4]] },
      {
        name: 'Kamal Basnet',
        phone: '9841012304',
        ward: 7,
        street: 'Chabahil',
        bought: [[bagmati], [lumbini], [palpa, 6]],
      },
      {
        name: 'Prerana Shah',
        phone: '9841012305',
        ward: 16,
        street: 'Balaju',
        bought: [[rara], [bagmati], [lumbini], [palpa, 4]],
      },
    ],
  },
  {
    district: 'Kaski',
    province: 'Gandaki',
    city: 'Pokhara',
    zip: '33700',
    neighbors: [
      { name: 'Dolma Lama', phone: '9846012306', ward: 8, street: 'Simalchaur', bought: [[rara], [kapas, 2]] },
      {
        name: 'Ganesh Adhikari',
        phone: '9846012307',
        ward: 17,
        street: 'Chhorepatan',
        bought: [[janaki], [nagarkot], [kapas, 2]],
      },
      {
        name: 'Milan Pariyar',
        phone: '9846012308',
        ward: 2,
        street: 'Bindhyabasini',
        bought: [[rara], [janaki], [nagarkot]],
      },
      {
        name: 'Sujata Thapa',
        phone: '9846012309',
        ward: 13,
        street: 'Miyapatan',
        bought: [[rara], [janaki], [nagarkot], [kapas]],
      },
    ],
  },
  {
    district: 'Lalitpur',
    province: 'Bagmati',
    city: 'Lalitpur',
    zip: '44700',
    neighbors: [
      {
        name: 'Niraj Manandhar',
        phone: '9851012310',
        ward: 3,
        street: 'Jhamsikhel',
        bought: [[bagmati], [palpa, 6], [mitra]],
      },
      {
        name: 'Pasang Sherpa',
        phone: '9851012311',
        ward: 14,
        street: 'Nakkhu',
        bought: [[bagmati], [palpa, 2], [mitra]],
      },
      {
        name: 'Yamuna Dahal',
        phone: '9851012312',
        ward: 5,
        street: 'Lagankhel',
        bought: [[bagmati], [palpa, 4], [mitra]],
      },
    ],
  },
]

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

/** Returns where the orders of one of a town's people go. */
export function addressOf({ name, phone, ward, street }: Neighbor, town: Town): DeliveryAddress {
  const { district, province, city, zip } = town
  const place = { district, province, city, zip, ward, street_address: street }
  return { ...place, name, phone, landmark: '', position: null, apartment: '' }
}
