import pLimit from 'p-limit'
import { foundKinds, type Found, type FoundKind } from '#contract/admin/find.ts'
import type { Permission } from '#domain/staff/staff.ts'
import type { Db } from '../../platform/db/client.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { findInvoices, findOrders } from './find-orders.ts'
import { findCustomers, findCustomRequests, findTickets } from './find-people.ts'
import { findProducts } from './find-products.ts'
import { findRecords } from './find-records.ts'
import { findVariants } from './find-variants.ts'
import { readTyped } from './typed.ts'

/** Connections that one call uses, so that fast typing leaves some to others. */
const AT_ONCE = 3
/** Later kinds are left out: somebody who types waits no longer. */
const PATIENCE_MS = 2_000

type Shop = { db: Db; dataKey: DataKey }
type Result<Kind extends FoundKind> = { items: Found[Kind]; isExact: boolean; meant?: string[]; isGuess?: boolean }
type Results = { [Kind in FoundKind]?: Result<Kind> }

const needs: Record<Exclude<FoundKind, 'records'>, Permission> = {
  products: 'catalog.read',
  variants: 'catalog.read',
  orders: 'orders.read',
  invoices: 'orders.read',
  customers: 'customers.read',
  tickets: 'tickets.read',
  customRequests: 'orders.read',
}

/**
 * Finds records of every kind that the reader may see, at most FOUND_OF_A_KIND of each.
 *
 * @param may         whether the reader has a permission
 * @param patienceMs  how long it waits for all kinds
 */
export async function findAnything(
  { db, dataKey }: Shop,
  q: string,
  may: (permission: Permission) => boolean,
  patienceMs = PATIENCE_MS,
): Promise<Found> {
  const typed = readTyped(q)
  if (!typed) return presentFound({}, [])
  const shop = { db, dataKey }
  const inTurn = pLimit(AT_ONCE)
  const results: Results = {}
  let isOver = false
  const run = async <Kind extends FoundKind>(kind: Kind, find: () => Promise<Result<Kind>>) => {
    if (kind !== 'records' && !may(needs[kind as Exclude<FoundKind, 'records'>])) return
    // After the answer nobody waits for a kind that has not begun.
    const result = await inTurn(() => (isOver ? undefined : find()))
    if (result) Object.assign(results, { [kind]: result })
  }
  const products = run('products', () => findProducts(db, typed))
  const all = Promise.all([
    products.then(() => {
      const { items = [], isGuess = false } = results.products ?? {}
      const found = { ids: items.map(({ id }) => id), isGuess }
      return run('orders', () => findOrders(shop, typed, found))
    }),
    run('customers', () => findCustomers(shop, typed)),
    run('variants', () => findVariants(db, typed)),
    run('invoices', () => findInvoices(db, typed)),
    run('tickets', () => findTickets(db, typed)),
    run('customRequests', () => findCustomRequests(db, typed)),
    run('records', () => findRecords(db, typed, may)),
  ])
  const isDone = await within(patienceMs, all).finally(() => (isOver = true))
  const awaited = foundKinds.filter((kind) => kind === 'records' || may(needs[kind]))
  return presentFound({ ...results }, isDone ? [] : awaited.filter((kind) => !results[kind]))
}

/** Returns whether work ended in time. Each of its queries has the time limit of all queries besides. */
async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ms)
  })
  try {
    return await Promise.race([work.then(() => true), tooLate])
  } finally {
    clearTimeout(timer)
  }
}

/** Rows for a corrected text are left out if other kinds have the text as it was typed. */
function presentFound(all: Results, late: FoundKind[]): Found {
  const isSaid = Object.values(all).some(({ items, isGuess }) => items.length > 0 && !isGuess)
  const kept = Object.entries(all).filter(([, { isGuess }]) => !isSaid || !isGuess)
  const results: Results = Object.fromEntries(kept)
  const found = Object.values(results)
  return {
    products: results.products?.items ?? [],
    variants: results.variants?.items ?? [],
    orders: results.orders?.items ?? [],
    invoices: results.invoices?.items ?? [],
    customers: results.customers?.items ?? [],
    tickets: results.tickets?.items ?? [],
    customRequests: results.customRequests?.items ?? [],
    records: results.records?.items ?? [],
    exact: foundKinds.filter((kind) => results[kind]?.isExact),
    meant: [...new Set(found.flatMap(({ meant = [] }) => meant))],
    late,
  }
}
