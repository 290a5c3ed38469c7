import { sql } from 'drizzle-orm'
import type { Db } from '#api/platform/db/client.ts'
import { deliveryDistricts, deliveryZones } from '#api/platform/db/schema/delivery.ts'
import { type DistrictName, provinces } from '#domain/addresses/provinces.ts'
import { zonesInNepali } from './ne/content.ts'
import { wordIn } from './ne/translate-product.ts'

/** Key of the advisory lock; arbitrary, but unique in this database. */
const SEED_LOCK = 5_278_420_003

type SeededZone = typeof deliveryZones.$inferInsert & { districts: readonly DistrictName[] }

const valley: SeededZone = {
  name: 'Kathmandu valley',
  standardMinDays: 3,
  standardMaxDays: 4,
  expressMinDays: 1,
  expressMaxDays: 1,
  expressFee: 1_500,
  districts: ['Kathmandu', 'Lalitpur', 'Bhaktapur'],
}

const teraiAndPokhara: SeededZone = {
  name: 'Terai and Pokhara',
  standardMinDays: 4,
  standardMaxDays: 6,
  expressMinDays: 2,
  expressMaxDays: 3,
  districts: [
    'Jhapa',
    'Morang',
    'Sunsari',
    'Saptari',
    'Siraha',
    'Dhanusha',
    'Mahottari',
    'Sarlahi',
    'Rautahat',
    'Bara',
    'Parsa',
    'Chitwan',
    'Nawalpur',
    'Parasi',
    'Rupandehi',
    'Kapilvastu',
    'Dang',
    'Banke',
    'Bardiya',
    'Kailali',
    'Kanchanpur',
    'Kaski',
  ],
}

/** By arrangement. Rasuwa, Sindhupalchok and Dolakha are mountain districts too, but a day's drive from Kathmandu. */
export const mountains: SeededZone = {
  name: 'Remote mountains',
  arrangedMinDays: 10,
  arrangedMaxDays: 20,
  cashAllowed: false,
  // Large pieces go on by porters or by air, and our fitters do not.
  largeItemFee: 4_000,
  fittingOffered: false,
  districts: [
    'Taplejung',
    'Sankhuwasabha',
    'Solukhumbu',
    'Manang',
    'Mustang',
    'Dolpa',
    'Jumla',
    'Kalikot',
    'Mugu',
    'Humla',
    'Bajhang',
    'Bajura',
    'Darchula',
  ],
}

const named = new Set([valley, teraiAndPokhara, mountains].flatMap(({ districts }) => districts))

const hills: SeededZone = {
  name: 'Hills',
  standardMinDays: 5,
  standardMaxDays: 7,
  districts: provinces
    .flatMap((province) => province.districts.map(({ name }) => name))
    .filter((name) => !named.has(name)),
}

/** Inserts the zones when there are none, all or nothing; concurrent processes do it once. */
export async function seedDelivery(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    if ((await tx.select({ id: deliveryZones.id }).from(deliveryZones).limit(1)).length > 0) return
    for (const [position, { districts, ...zone }] of [valley, teraiAndPokhara, hills, mountains].entries()) {
      const [inserted] = await tx
        .insert(deliveryZones)
        .values({ ...zone, position, translations: { ne: { name: wordIn(zonesInNepali, zone.name) } } })
        .returning({ zoneId: deliveryZones.id })
      await tx.insert(deliveryDistricts).values(districts.map((district) => ({ district, ...inserted! })))
    }
  })
}
