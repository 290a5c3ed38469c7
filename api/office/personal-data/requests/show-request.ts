import type { DataRequest, DataRequestsQuery, ListedDataRequest } from '#contract/admin/personal-data.ts'
import { isEmail } from '#domain/accounts/email.ts'
import { parseMobile } from '#domain/accounts/phone.ts'
import { englishFormats } from '#domain/language/english-formats.ts'
import { holdingKinds, type HoldingCounts } from '#domain/personal-data/holdings.ts'
import type { Db } from '../../../platform/db/client.ts'
import type { DataKey } from '../../../platform/secrets/data-key.ts'
import { countHoldings } from './count-holdings.ts'
import { findInTheWay, findToCancel } from './in-the-way.ts'
import {
  countOrdersWithOtherEmail,
  countOtherAccounts,
  hashesOf,
  personBy,
  readFoundByNumber,
  readGuestNames,
} from './person.ts'
import { decryptContact, decryptWords } from './private-request.ts'
import { readRequest, readRequestPage, type StoredDataRequest } from './request-queries.ts'

type Shop = { db: Db; dataKey: DataKey }

export async function listRequests(
  { db, dataKey }: Shop,
  query: DataRequestsQuery,
): Promise<{ items: ListedDataRequest[]; total: number }> {
  const { rows, total } = await readRequestPage(db, query, searched(dataKey, query.q.trim()))
  return { items: rows.map(presentRow), total }
}

/** Returns the hashes of a whole email address or phone number; without them for anything else, which finds nothing. */
function searched(dataKey: DataKey, q: string) {
  if (q === '') return undefined
  return hashesOf(dataKey, { email: isEmail(q) ? q : '', phone: parseMobile(q) ?? '' })
}

/** @throws AppError not_found */
export async function showRequest({ db, dataKey }: Shop, id: string): Promise<DataRequest> {
  const request = await readRequest(db, id)
  const { staffId, exportedBy, exportedById, deletionBy, deletionById, problem } = request
  const shared = {
    ...presentRow(request),
    ...decryptWords(dataKey, id, request.words),
    staffId,
    exportedBy,
    exportedById,
    deletionBy,
    deletionById,
    problem,
  }
  if (!request.contact) {
    return { ...shared, ...nobody, holdings: presentCounts(request.held) }
  }
  const person = await personBy(db, dataKey, decryptContact(dataKey, id, request.contact))
  const { account, email, phone } = person
  const counts = request.found && (await countHoldings({ db, person, found: request.found }))
  return {
    ...shared,
    contact: { email, phone: phone === '' ? '' : englishFormats.phone(phone) },
    account: account && { id: account.id, name: account.name, email: account.email },
    otherAccounts: await countOtherAccounts(db, person),
    names: await readGuestNames(db, person),
    byNumber: await readFoundByNumber(db, person),
    withOtherEmail: {
      orders: await countOrdersWithOtherEmail(db, person),
      messages: request.found?.withOtherEmail ?? 0,
    },
    holdings: presentCounts(request.state === 'deleting' ? request.held : counts),
    inTheWay: await findInTheWay(db, person),
    toCancel: await findToCancel(db, person),
  }
}

/** What the page shows of the person once the request has ended. */
const nobody = {
  contact: null,
  account: null,
  otherAccounts: 0,
  names: [],
  byNumber: { orders: [], more: 0 },
  withOtherEmail: { orders: 0, messages: 0 },
  inTheWay: [],
  toCancel: [],
}

function presentRow({ id, state, staffName, createdAt, exportedAt, endedAt }: StoredDataRequest): ListedDataRequest {
  return {
    id,
    state,
    staffName,
    createdAt: createdAt.toISOString(),
    exportedAt: exportedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
  }
}

function presentCounts(counts: HoldingCounts | null): DataRequest['holdings'] {
  if (!counts) return []
  return holdingKinds.map((kind) => ({ kind, count: counts[kind] ?? 0 })).filter(({ count }) => count > 0)
}
