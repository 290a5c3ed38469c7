import { inArray } from 'drizzle-orm'
import type { Settled, StatementLine, StatementLinesQuery } from '#contract/admin/payments/reconciliation.ts'
import { suggest } from '#domain/reconciliation/suggestions.ts'
import type { Db } from '../../platform/db/client.ts'
import { statementMatches } from '../../platform/db/schema.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { readCandidates, readSettled } from './candidate-queries.ts'
import { decryptLine } from './private-line.ts'
import { readLinePage, readLinesOf, type StoredLine } from './statement-queries.ts'

type Shop = { db: Db; dataKey: DataKey }

/** Returns one page of lines: open ones with suggestions, matched ones with what they settle. */
export async function listLines(
  { db, dataKey }: Shop,
  query: StatementLinesQuery,
): Promise<{ items: StatementLine[]; total: number; hasMore: boolean }> {
  const { rows, ...counted } = await readLinePage(db, query)
  return { items: await withSuggestions(db, await presentLines({ db, dataKey }, rows)), ...counted }
}

/** @throws AppError not_found */
export async function showLine({ db, dataKey }: Shop, id: string): Promise<StatementLine> {
  const lines = await withSuggestions(db, await presentLines({ db, dataKey }, await readLinesOf(db, [id])))
  const [line] = lines
  if (!line) throw new AppError('not_found', 'There is no such line.')
  return line
}

async function withSuggestions(db: Db, lines: StatementLine[]): Promise<StatementLine[]> {
  const open = lines.filter(({ state }) => state === 'open')
  if (open.length === 0) return lines
  const candidates = await readCandidates(db, open)
  return lines.map((line) => (line.state === 'open' ? { ...line, suggestions: suggest(line, candidates) } : line))
}

/** Decrypts lines and adds what they settle, without suggestions. */
export async function presentLines({ db, dataKey }: Shop, rows: readonly StoredLine[]): Promise<StatementLine[]> {
  const settledBy = await readSettledBy(
    db,
    rows.filter(({ state }) => state === 'matched').map(({ id }) => id),
  )
  return rows.map((row) => {
    const { id, source, day, paisa, privateDetails, state, fee, reason, decidedBy, decidedAt } = row
    return {
      id,
      source,
      day,
      paisa,
      ...decryptLine(dataKey, id, privateDetails),
      state,
      matched: settledBy.get(id) ?? [],
      fee,
      reason,
      decidedBy,
      decidedAt: decidedAt?.toISOString() ?? null,
      suggestions: [],
    }
  })
}

async function readSettledBy(db: Db, lineIds: readonly string[]): Promise<Map<string, Settled[]>> {
  const matches = await db
    .select()
    .from(statementMatches)
    .where(inArray(statementMatches.lineId, [...lineIds]))
  const settled = await readSettled(db, {
    paymentIds: matches.flatMap(({ paymentId }) => paymentId ?? []),
    refundIds: matches.flatMap(({ refundId }) => refundId ?? []),
  })
  const byId = new Map(settled.map((one) => [one.id, one]))
  const byLine = Map.groupBy(matches, ({ lineId }) => lineId)
  return new Map(
    [...byLine].map(([lineId, ofLine]) => [
      lineId,
      ofLine.flatMap(({ paymentId, refundId }) => byId.get(paymentId ?? refundId ?? '') ?? []),
    ]),
  )
}
