import { eq } from 'drizzle-orm'
import type { Plan, PlannedPiece } from '#domain/planner/plan.ts'
import { writePlan } from '#domain/planner/read-plan.ts'
import { bedroom, piece } from '#domain/planner/sample-plan.fixture.ts'
import type { Db } from '../../platform/db/client.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { variants } from '../../platform/db/schema.ts'

/** A variant of a product as it stands in a plan. */
export async function plannedPiece(db: Db, id: string, productId: number): Promise<PlannedPiece> {
  const variant = onlyRow(
    await db.select({ id: variants.id }).from(variants).where(eq(variants.productId, productId)).limit(1),
  )
  const facts = { own: false, productId: String(productId), variantId: String(variant.id) } as const
  return { ...piece(id, 'wardrobe', [1530, 650, 2100]), ...facts, name: 'Lumbini wardrobe' }
}

const changed = (change: object) => JSON.stringify({ ...bedroom, ...change })
const [rug, ...others] = bedroom.pieces

/** Texts that somebody may send instead of a plan, each with the message that refuses it. */
export const hostilePlans: [kind: string, text: string, message: string][] = [
  ['more letters than a plan has', writePlan(bedroom).padEnd(64_001), 'The plan is too large.'],
  ['a width that is no number', writePlan(bedroom).replace('"width":2360', '"width":NaN'), 'The plan is damaged.'],
  [
    'a negative width',
    changed({ pieces: [{ ...rug, width: -2360 }, ...others] }),
    'A length is too large or too small.',
  ],
  ['markup in a name', changed({ name: '<img src=x onerror=alert(1)>' }), 'A name in the plan is not allowed.'],
  ['half of a character in a name', changed({ name: 'a\uD800' }), 'A name in the plan is not allowed.'],
  ['its fields in a prototype', `{"__proto__":${writePlan(bedroom)}}`, 'The plan is damaged.'],
  ['no room', changed({ room: { corners: [], height: 2700 } }), 'The room has too few corners.'],
  ['no text', '', 'The plan is damaged.'],
]

export const withPieces = (...pieces: PlannedPiece[]): Plan => ({ ...bedroom, pieces: [...bedroom.pieces, ...pieces] })
