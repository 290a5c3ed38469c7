import { randomUUID } from 'node:crypto'
import type { Db } from '#api/platform/db/client.ts'
import { customQuotes, customRequestEvents, customRequests } from '#api/platform/db/schema.ts'
import type { DataKey } from '#api/platform/secrets/data-key.ts'
import { encryptRequest } from '#api/sales/custom-requests/private-request.ts'
import type { CustomRequestState } from '#domain/custom-requests/custom-requests.ts'
import type { CustomMaterial } from '#domain/custom-requests/request-form.ts'
import type { Language } from '#domain/language/languages.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { customNumber } from '#domain/orders/order-number.ts'
import { offerOf, type Offer } from '../orders/offers.ts'
import { seededRandom } from '../random.ts'
import { customerNamed } from './named.ts'
import type { SeededCustomer } from './prepare-customers.ts'

const SEED = 3_158
const DAY_MS = 86_400_000
const QUOTE_HOLDS_DAYS = 21
const lotCharacters = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ']

type Wanted = {
  /** Name of a customer. */
  by: string
  daysAgo: number
  slug: string
  material: CustomMaterial
  cm: readonly [width: number, height: number, depth: number]
  instructions: string
  /** An accepted request is an order; the demo's shopper has one (insert-custom-requests.ts). */
  state: Exclude<CustomRequestState, 'accepted'>
  price?: number
  weeks?: number
  /** Why the shop or the customer ended it. */
  reason?: string
}

/** What the shop adds to a quote, in the customer's language. */
const quoteNotes: Record<Language, string> = {
  en: 'Made in our workshop. We carry it up and assemble it.',
  ne: 'हाम्रै कारखानामा बन्छ। माथिसम्म पुर्‍याएर जोडिदिन्छौं।',
}

/** Pieces that customers wanted made to their measures. */
export const wantedPieces: readonly Wanted[] = [
  {
    by: 'Nirmal Bajracharya',
    daysAgo: 0.3,
    slug: 'bandipur-bookshelf',
    material: 'Wood',
    cm: [150, 190, 32],
    instructions: 'भगवानको फोटो राख्ने खोपा बीचमा चाहिन्छ, ३० सेमी अग्लो।',
    state: 'requested',
  },
  {
    by: 'Tashi Thakali',
    daysAgo: 1.4,
    slug: 'asan-platform-bed',
    material: 'Wood',
    cm: [168, 90, 205],
    instructions: 'Five of them, without nails: the air up here is very dry, and the wood moves.',
    state: 'requested',
  },
  {
    by: 'Hemanta Subba',
    daysAgo: 2.2,
    slug: 'mitra-study-desk',
    material: 'Metal',
    cm: [140, 75, 60],
    instructions: 'A frame of steel, black, and the top as in the picture.',
    state: 'requested',
  },
  {
    by: 'Prabin Koirala',
    daysAgo: 6,
    slug: 'sabha-meeting-table',
    material: 'Wood',
    cm: [360, 75, 120],
    instructions: 'In two halves, because of the lift. Two holes for cables in the middle.',
    state: 'quoted',
    price: 164_000,
    weeks: 6,
  },
  {
    by: 'Sharmila Chaudhary',
    daysAgo: 9,
    slug: 'lumbini-wardrobe',
    material: 'Wood',
    cm: [120, 200, 58],
    instructions: 'दुई ढोका मात्र, भित्र सबै तख्ता चाहिन्छ, झुन्ड्याउने ठाउँ चाहिँदैन।',
    state: 'quoted',
    price: 78_500,
    weeks: 5,
  },
  {
    by: 'Rabindra Maharjan',
    daysAgo: 48,
    slug: 'tansen-sideboard',
    material: 'Wood',
    cm: [210, 80, 45],
    instructions: 'पाटनको झ्यालजस्तै बुट्टा कुँदेको ढोका चाहियो।',
    state: 'declined',
    price: 142_000,
    weeks: 9,
    reason: 'हामीले सोचेको भन्दा महँगो भयो।',
  },
  {
    by: 'Kiran Kasaudhan',
    daysAgo: 83,
    slug: 'tarai-rattan-sofa-set',
    material: 'Plastic',
    cm: [260, 80, 90],
    instructions: 'For the terrace by the pool. It has to stand in water when it rains.',
    state: 'refused',
    reason: 'We work in wood, metal and glass; we know no workshop for plastic rattan that we trust.',
  },
  {
    by: 'Smriti Pandey',
    daysAgo: 121,
    slug: 'nagarkot-coffee-table',
    material: 'Glass',
    cm: [110, 42, 65],
    instructions: 'Clear glass, edges rounded, because of a small child.',
    state: 'withdrawn',
    reason: 'We are keeping the old one for another year.',
  },
  {
    by: 'Lok Bahadur Shahi',
    daysAgo: 190,
    slug: 'janaki-six-seater-dining-set',
    material: 'Wood',
    cm: [240, 76, 100],
    instructions: 'The table alone, for ten people.',
    state: 'declined',
    price: 118_000,
    weeks: 8,
  },
]

/** Inserts the custom requests of the demo's customers. */
export async function insertRequests(
  tx: Db,
  customers: readonly SeededCustomer[],
  { offers, dataKey, now }: { offers: readonly Offer[]; dataKey: DataKey; now: Date },
): Promise<void> {
  const random = seededRandom(SEED)
  const rows = wantedPieces.map((wanted) => {
    const lot = Array.from({ length: 8 }, () => random.pick(lotCharacters)).join('')
    return rowsOf(wanted, customerNamed(customers, wanted.by), { lot, offers, dataKey, now })
  })
  await tx.insert(customRequests).values(rows.map(({ request }) => request))
  await tx.insert(customQuotes).values(rows.flatMap(({ quotes }) => quotes))
  await tx.insert(customRequestEvents).values(rows.flatMap(({ events }) => events))
}

function rowsOf(
  { daysAgo, slug, material, cm, instructions, state, price, weeks, reason = '' }: Wanted,
  { name, email, phone, userId, language = 'en' }: SeededCustomer,
  { lot, offers, dataKey, now }: { lot: string; offers: readonly Offer[]; dataKey: DataKey; now: Date },
) {
  const id = randomUUID()
  const after = (days: number) => new Date(now.getTime() - (daysAgo - days) * DAY_MS)
  const [asked, quoted, ended] = [after(0), after(1.5), after(4)]
  const byShopper = { requestId: id, actor: 'shopper', actorId: userId } as const
  const byStaff = { requestId: id, actor: 'staff' } as const
  const events: (typeof customRequestEvents.$inferInsert)[] = [{ ...byShopper, action: 'request', at: asked }]
  if (price !== undefined) events.push({ ...byStaff, action: 'quote', at: quoted })
  if (state === 'declined') events.push({ ...byShopper, action: 'decline', at: ended })
  if (state === 'withdrawn') events.push({ ...byShopper, action: 'withdraw', at: ended })
  if (state === 'refused') events.push({ ...byStaff, action: 'refuse', reason, at: ended })
  const details = {
    phone: `+977${phone}`,
    instructions,
    sent: '',
    ...(state !== 'refused' && reason && { shopperReason: reason }),
  }
  const validUntil = nepalDay(new Date(quoted.getTime() + QUOTE_HOLDS_DAYS * DAY_MS))
  const note = quoteNotes[language]
  const [widthCm, heightCm, depthCm] = cm
  return {
    request: {
      id,
      number: customNumber(nepalDay(asked), lot),
      userId,
      state,
      name,
      email,
      language,
      privateDetails: encryptRequest(dataKey, id, details),
      productId: offerOf(offers, slug).productId,
      widthCm,
      heightCm,
      depthCm,
      material,
      createdAt: asked,
      changedAt: new Date(Math.max(...events.map(({ at }) => Number(at)))),
    } satisfies typeof customRequests.$inferInsert,
    quotes:
      price === undefined || weeks === undefined
        ? []
        : [{ requestId: id, price, weeks, validUntil, note, createdAt: quoted }],
    events,
  }
}
