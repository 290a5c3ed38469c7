import { and, count, eq, inArray, isNotNull, isNull, or, sql, sum, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Credit, CreditFigures, CreditList, CreditQuery, CreditRow } from '#contract/admin/credit.ts'
import { parseMobile } from '#domain/accounts/phone.ts'
import { CREDIT_CODE_SHOWN, parseCreditCode } from '#domain/credit/credit-code.ts'
import { latinDigits } from '#domain/text.ts'
import type { Db } from '../../../platform/db/client.ts'
import { creditAccounts, staff, users } from '../../../platform/db/schema.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { uuidIds } from '../../../platform/records/conditions.ts'
import { countSomeOf } from '../../../platform/records/count-some.ts'
import { orderOf, pageOf } from '../../../platform/records/page-of.ts'
import type { DataKey } from '../../../platform/secrets/data-key.ts'
import { phoneIndex } from '../../../platform/secrets/secrets.ts'
import { endOfCode } from '../credit-codes.ts'
import { readEntries, type StoredCredit } from '../credit-queries.ts'
import { decryptCard } from '../private-card.ts'

const MOST_ENTRIES = 200

type Shop = { db: Db; secrets: { dataKey: DataKey } }

/** Returns one page of the gift cards and the store credit of accounts. */
export async function listCredit(
  { db, secrets: { dataKey } }: Shop,
  query: CreditQuery,
): Promise<z.infer<typeof CreditList>> {
  const { kind, blockedAt, id, createdAt, balance } = creditAccounts
  const wanted = and(
    query.ids && inArray(id, uuidIds(query.ids)),
    query.kind && eq(kind, query.kind),
    query.isBlocked === undefined ? undefined : query.isBlocked ? isNotNull(blockedAt) : isNull(blockedAt),
    isSaid(db, dataKey, query.q),
  )
  const { limit, offset } = pageOf(query)
  const rows = await db
    .select({ account: creditAccounts, owner: users.name })
    .from(creditAccounts)
    .leftJoin(users, eq(users.id, creditAccounts.userId))
    .where(wanted)
    .orderBy(...orderOf(query.sort, { createdAt, balance }, id))
    .limit(limit)
    .offset(offset)
  const items = rows.map(({ account, owner }) => presentRow(account, owner, dataKey))
  return { items, ...(await countSomeOf(db, creditAccounts, wanted, query)) }
}

/** Condition for the last characters of a code, a whole code, an email address or a phone number. */
function isSaid(db: Db, dataKey: DataKey, typed: string): SQL | undefined {
  const said = typed.trim()
  if (said === '') return undefined
  const code = parseCreditCode(said)
  const plain = latinDigits(said).toUpperCase()
  const end = code === null ? plain.slice(-CREDIT_CODE_SHOWN) : endOfCode(code)
  const phone = parseMobile(said)
  const email = said.toLowerCase()
  return or(
    and(eq(creditAccounts.kind, 'gift-card'), eq(creditAccounts.codeEnd, end)),
    eq(creditAccounts.email, email),
    inArray(creditAccounts.userId, db.select({ id: users.id }).from(users).where(eq(users.email, email))),
    phone === null ? undefined : eq(creditAccounts.phoneIndex, phoneIndex(dataKey, phone)),
  )
}

/** @throws AppError not_found */
export async function showCredit({ db, secrets: { dataKey } }: Shop, accountId: string): Promise<Credit> {
  const [row] = await db
    .select({ account: creditAccounts, owner: users.name })
    .from(creditAccounts)
    .leftJoin(users, eq(users.id, creditAccounts.userId))
    .where(eq(creditAccounts.id, accountId))
  if (!row) throw new AppError('not_found', 'There is no such gift card or store credit.')
  const { account, owner } = row
  const entries = await readEntries(db, accountId, MOST_ENTRIES)
  const ids = entries.flatMap(({ entry }) => entry.staffId ?? [])
  const named = await db.select({ id: staff.id, name: staff.name }).from(staff).where(inArray(staff.id, ids))
  const nameOf = new Map(named.map(({ id, name }) => [id, name]))
  const { buyer, email, phone, message } = decryptCard(dataKey, accountId, account.privateDetails)
  return {
    ...presentRow(account, owner, dataKey),
    buyer,
    email,
    phone,
    message,
    language: account.language,
    entries: entries.map(({ entry, orderNumber }) => {
      const { id, amount, reason, paidBy, reference, note, staffId, at } = entry
      const by = staffId === null ? null : (nameOf.get(staffId) ?? null)
      return { id, amount, reason, orderNumber, paidBy, reference, note, by, at: at.toISOString() }
    }),
  }
}

/** Returns what the shop owes to holders of gift cards and store credit. Blocked ones count: their holders still own them. */
export async function readCreditFigures(db: Db): Promise<CreditFigures> {
  const { kind, balance } = creditAccounts
  const rows = await db
    .select({ kind, count: count(), open: sql<number>`coalesce(${sum(balance)}, 0)::bigint`.mapWith(Number) })
    .from(creditAccounts)
    .where(sql`${balance} > 0`)
    .groupBy(kind)
  const of = (wanted: StoredCredit['kind']) => {
    const { count: all = 0, open = 0 } = rows.find((row) => row.kind === wanted) ?? {}
    return { count: all, open }
  }
  return { giftCards: of('gift-card'), storeCredit: of('store-credit') }
}

function presentRow(account: StoredCredit, owner: string | null, dataKey: DataKey): CreditRow {
  const { id, kind, codeEnd, balance, blockedAt, userId, createdAt, privateDetails } = account
  return {
    id,
    kind,
    codeEnd,
    balance,
    isBlocked: blockedAt !== null,
    name: kind === 'gift-card' ? decryptCard(dataKey, id, privateDetails).recipient : (owner ?? ''),
    userId,
    createdAt: createdAt.toISOString(),
  }
}
