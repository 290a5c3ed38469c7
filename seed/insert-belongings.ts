import { randomUUID } from 'node:crypto'
import { encryptAddress } from '#api/people/addresses/address-details.ts'
import type { Db } from '#api/platform/db/client.ts'
import { addresses, cartLines, carts, listItems } from '#api/platform/db/schema.ts'
import { offerOf, readOffers } from './orders/offers.ts'
import { demoAddresses } from './shopper.ts'
import type { DataKey } from '#api/platform/secrets/data-key.ts'
import { onlyRow } from '#api/platform/db/only-row.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const inCart = [
  { slug: 'rara-wingback-bed', quantity: 1 },
  { slug: 'asan-bedside-table', quantity: 2 },
  { slug: 'palpa-spindle-chair', quantity: 4 },
  { slug: 'phewa-tripod-lamp', quantity: 1 },
]

/** Newest first. */
const onList = [
  'karnali-l-shaped-sofa',
  'mustang-four-poster-bed',
  'janaki-six-seater-dining-set',
  'madhesh-garden-jhula',
  'lumbini-wardrobe',
  'sagar-standing-desk',
]

/** Inserts the demo shopper's cart, list and addresses. */
export async function insertDemoBelongings(
  tx: Db,
  { userId, dataKey, now }: { userId: string; dataKey: DataKey; now: Date },
): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const offers = await readOffers(tx)
  const cart = onlyRow(await tx.insert(carts).values({ userId }).returning({ id: carts.id }))
  await tx.insert(cartLines).values(
    inCart.map(({ slug, quantity }, index) => {
      const { variantId, name, color, size, type, price } = offerOf(offers, slug)
      const line = { variantId, name, color, size, type, quantity, seenPrice: price }
      return { ...line, cartId: cart.id, addedAt: ago((inCart.length - index) * HOUR_MS) }
    }),
  )
  await tx.insert(listItems).values(
    onList.map((slug, index) => {
      return { userId, productId: offerOf(offers, slug).productId, addedAt: ago((index * 9 + 1) * DAY_MS) }
    }),
  )
  await tx.insert(addresses).values(
    demoAddresses.map((address, index) => {
      const id = randomUUID()
      return { id, userId, details: encryptAddress(dataKey, id, address), usedAt: ago(index * DAY_MS) }
    }),
  )
}
