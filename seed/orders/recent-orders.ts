import { estimateDelivery } from '#domain/delivery-zones/delivery-estimate.ts'
import type { Recipient } from '#domain/orders/recipient.ts'
import { addressOf } from '../customers/customers.ts'
import { seededRandom } from '../random.ts'
import type { Town, Wish } from './neighbors.ts'
import { offerOf, type Offer } from './offers.ts'
import { duringDay, happenings, type DeliveryDays, type Fate, type PlannedOrder } from './plan-orders.ts'

const SEED = 1_130
const HOUR_MS = 3_600_000
/** Age of an order of today, so that it lies in the past at any time of day. */
const TODAY_MS = 3 * HOUR_MS

type RecentOrder = {
  daysAgo: number
  /** Name of a neighbor. */
  buyer: string
  payment: 'cod' | 'bank'
  bought: readonly Wish[]
  /** How it ends, or will end; delivered by default. */
  fate?: Fate
  recipient?: Recipient
}

/** What the other buyers ordered within the last thirty days, oldest first. */
export const recentOrders: readonly RecentOrder[] = [
  { daysAgo: 29, buyer: 'Ganesh Adhikari', payment: 'cod', bought: [['hiunde-quilted-duvet'], ['kapas-pillow-pair']] },
  { daysAgo: 28, buyer: 'Aarati Maharjan', payment: 'bank', bought: [['kirtipur-tv-unit']] },
  { daysAgo: 27, buyer: 'Niraj Manandhar', payment: 'cod', bought: [['thamel-armchair', 2]] },
  { daysAgo: 26, buyer: 'Sujata Thapa', payment: 'cod', bought: [['hiunde-quilted-duvet', 2]] },
  { daysAgo: 24, buyer: 'Binod Karki', payment: 'cod', bought: [['palpa-spindle-chair', 4]] },
  { daysAgo: 23, buyer: 'Dolma Lama', payment: 'bank', bought: [['nagarkot-coffee-table'], ['hiunde-quilted-duvet']] },
  { daysAgo: 22, buyer: 'Pasang Sherpa', payment: 'cod', bought: [['utsav-mesh-chair']] },
  { daysAgo: 21, buyer: 'Kamal Basnet', payment: 'bank', bought: [['himal-storage-bed']] },
  { daysAgo: 20, buyer: 'Milan Pariyar', payment: 'cod', bought: [['kapas-pillow-pair', 2], ['dhaka-cushion-set']] },
  { daysAgo: 19, buyer: 'Deepa Joshi', payment: 'cod', bought: [['tansen-dresser']], fate: 'is withdrawn' },
  { daysAgo: 17, buyer: 'Yamuna Dahal', payment: 'bank', bought: [['bagmati-three-seater-sofa']] },
  { daysAgo: 16, buyer: 'Ganesh Adhikari', payment: 'cod', bought: [['bandipur-bookshelf']] },
  { daysAgo: 14, buyer: 'Prerana Shah', payment: 'cod', bought: [['sirak-cotton-quilt', 2], ['asan-bedside-table']] },
  { daysAgo: 12, buyer: 'Pasang Sherpa', payment: 'cod', bought: [['palpa-spindle-chair', 2], ['mitra-study-desk']] },
  { daysAgo: 11, buyer: 'Aarati Maharjan', payment: 'bank', bought: [['tansen-sideboard']], fate: 'is refused' },
  { daysAgo: 9, buyer: 'Sujata Thapa', payment: 'bank', bought: [['lumbini-wardrobe']] },
  { daysAgo: 8, buyer: 'Niraj Manandhar', payment: 'cod', bought: [['sahayak-visitor-chair', 4]] },
  { daysAgo: 6, buyer: 'Dolma Lama', payment: 'cod', bought: [['bandipur-bookshelf'], ['phewa-tripod-lamp']] },
  { daysAgo: 5, buyer: 'Binod Karki', payment: 'cod', bought: [['patan-loveseat']] },
  { daysAgo: 3, buyer: 'Milan Pariyar', payment: 'bank', bought: [['janaki-six-seater-dining-set']] },
  { daysAgo: 2, buyer: 'Yamuna Dahal', payment: 'cod', bought: [['godavari-teak-bench']] },
  {
    daysAgo: 1,
    buyer: 'Kamal Basnet',
    payment: 'bank',
    bought: [['asan-bedside-table', 2]],
    fate: 'waits',
    recipient: { name: 'Sarita Basnet', phone: '+9779720012381', isGift: true },
  },
  { daysAgo: 0, buyer: 'Prerana Shah', payment: 'cod', bought: [['ilam-pouffe', 2]], fate: 'waits' },
]

/** Plans the recent orders of a town's people. Nothing in it is later than `now`: what has not come yet is on its way. */
export function planRecentOrders(
  offers: readonly Offer[],
  town: Town,
  { zone, holidays }: DeliveryDays,
  now: Date,
): PlannedOrder[] {
  return recentOrders.flatMap(
    ({ daysAgo, buyer, payment, bought, fate = 'is delivered', recipient }, at): PlannedOrder[] => {
      const neighbor = town.neighbors.find(({ name }) => name === buyer)
      if (!neighbor) return []
      const random = seededRandom(SEED + at)
      const placedAt = daysAgo === 0 ? new Date(now.getTime() - TODAY_MS) : duringDay(random, now, daysAgo)
      const estimate = estimateDelivery(placedAt, zone, 'standard', holidays)
      return [
        {
          placedAt,
          lines: bought.map(([slug, quantity = 1]) => ({ offer: offerOf(offers, slug), quantity })),
          method: 'standard',
          payment,
          address: addressOf(neighbor, town),
          recipient,
          estimate,
          note: '',
          events: happenings(random, fate, placedAt, estimate).filter((event) => event.at <= now),
        },
      ]
    },
  )
}
