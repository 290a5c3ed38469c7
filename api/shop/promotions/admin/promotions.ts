import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { Promotion, PromotionDraft, PromotionKey, PromotionsQuery } from '#contract/admin/promotions.ts'
import { recordKind } from '../../../platform/records/record-kind.ts'
import { refuseFields } from '../../../platform/records/refuse-fields.ts'
import { sayingAny } from '../../../platform/records/conditions.ts'
import type { Db } from '../../../platform/db/client.ts'
import { orderReductions, orders, promotions as table } from '../../../platform/db/schema.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { say } from '../../../platform/language/sentence.ts'
import { subquery } from '../../../platform/media/picture-rows.ts'
import { promotionProblems } from './promotion-problems.ts'
import { onlyRow } from '../../../platform/db/only-row.ts'

const { id, name, translations, code, kind, percent, amount, categoryId, minimum } = table
const { startsAt, endsAt, maxUses, maxUsesEach, uses, isActive, createdAt } = table

const isItsOrder = eq(orderReductions.promotionId, id)
const given = subquery<number>(sql`
  select coalesce(sum(${orderReductions.amount}), 0)::float8
  from ${orderReductions} join ${orders} on ${orders.id} = ${orderReductions.orderId}
  where ${isItsOrder} and ${ne(orders.state, 'cancelled')}`)
const wasUsed = subquery<boolean>(sql`select exists (select from ${orderReductions} where ${isItsOrder})`)

const isIt = (value: boolean | undefined, yes: ReturnType<typeof isNull>, no: ReturnType<typeof isNull>) =>
  value === undefined ? undefined : value ? yes : no

const holds = sql`(${isActive} and ${startsAt} <= now() and coalesce(${endsAt} > now(), true) and coalesce(${uses} < ${maxUses}, true))`

/** Each cart and each order computes and keeps every one of them. */
const MOST_AUTOMATIC = 20
const isAutomatic = and(eq(isActive, true), isNull(code), sql`coalesce(${endsAt} > now(), true)`)

/** @throws AppError conflict when the draft would be one too many that apply without a code */
async function refuseTooManyAutomatic(tx: Db, draft: PromotionDraft, promotionId?: string): Promise<void> {
  if (!draft.isActive || draft.code !== null) return
  if (draft.endsAt !== null && draft.endsAt <= new Date()) return
  // Two that are switched on at once count one after the other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('kastha automatic promotions', 0))`)
  const others = promotionId === undefined ? undefined : ne(id, promotionId)
  if ((await tx.$count(table, and(isAutomatic, others))) < MOST_AUTOMATIC) return
  const reason = say('promotions.too-many', { most: MOST_AUTOMATIC })
  throw new AppError('conflict', reason)
}

/** Discounts on orders. */
export const promotions = recordKind({
  name: 'promotion',
  path: '/promotions',
  tags: ['Back office: promotions'],
  reads: 'promotions.read',
  writes: 'promotions.write',
  contract: { key: PromotionKey, draft: PromotionDraft, record: Promotion, query: PromotionsQuery },
  table,
  id,
  sorts: { createdAt, name, code, startsAt, endsAt, uses },
  refusals: {
    promotions_one_per_code: ['code', 'Another promotion has this code'],
    promotions_uses: ['maxUses', 'It was used more often already'],
    promotions_category_id_categories_id_fk: ['categoryId', 'There is no such category any more'],
  },

  wanted: ({ q, hasCode, ...query }) =>
    and(
      sayingAny(q, name, code, translations),
      isIt(hasCode, isNotNull(code), isNull(code)),
      isIt(query.holds, holds, sql`not ${holds}`),
    ),

  rows: (db) =>
    db
      .select({
        id,
        name,
        translations,
        code,
        kind,
        percent,
        amount,
        categoryId,
        minimum,
        startsAt,
        endsAt,
        maxUses,
        maxUsesEach,
        uses,
        isActive,
        createdAt,
        given,
        wasUsed,
      })
      .from(table),

  async insert(tx, draft) {
    refuseFields(promotionProblems(draft))
    await refuseTooManyAutomatic(tx, draft)
    const row = onlyRow(await tx.insert(table).values(draft).returning({ id }))
    return row.id
  },

  async update(tx, promotionId, draft, before) {
    refuseFields(promotionProblems(draft, before))
    await refuseTooManyAutomatic(tx, draft, promotionId)
    await tx.update(table).set(draft).where(eq(id, promotionId))
  },

  async remove(tx, promotionId, before) {
    if (before.wasUsed) throw new AppError('conflict', 'Orders have used it: switch it off or set its end instead.')
    await tx.delete(table).where(eq(id, promotionId))
  },
})
