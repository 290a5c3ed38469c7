import type { AdminCustomQuery, AdminCustomRequest, AdminCustomRow } from '#contract/admin/custom-requests.ts'
import { isQuoteOpen } from '#domain/custom-requests/custom-quote.ts'
import { stagesAfter, type ProductionStage } from '#domain/custom-requests/custom-requests.ts'
import { readAssignments } from '../../../platform/assignments/present-assignment.ts'
import type { Db } from '../../../platform/db/client.ts'
import { onlyRow } from '../../../platform/db/only-row.ts'
import { findOrderById } from '../../orders/order-queries.ts'
import { readMoneyOf } from '../../payments/money-rows.ts'
import { countedOf } from '../../payments/order-money.ts'
import { showPlanToStaff } from '../../../shop/planner/show-plan.ts'
import { readActors, readMade, readQuotes, readRequestPage, readSteps } from './request-queries.ts'
import { requestNotFound } from '../refusals.ts'
import { findRequestById, readAround, type Around, type StoredQuote, type StoredRequest } from '../request-queries.ts'
import { showRequest } from '../show-request.ts'

type Shop = Parameters<typeof showRequest>[0]

export async function listRequestsForStaff(
  db: Db,
  query: AdminCustomQuery,
  now = new Date(),
): Promise<{ items: AdminCustomRow[]; total: number }> {
  const { rows, total } = await readRequestPage(db, query, now)
  return { items: await presentRows(db, rows, now), total }
}

/** @throws AppError not_found */
export async function showRequestToStaff(shop: Shop, id: string, now = new Date()): Promise<AdminCustomRequest> {
  const { db } = shop
  const request = await findRequestById(db, id)
  if (!request) throw requestNotFound()
  const row = onlyRow(await presentRows(db, [request], now))
  const [shown, actors, quotes, making] = await Promise.all([
    showRequest(shop, request, { now }),
    readActors(db, id),
    readQuotes(db, id),
    readMaking(db, request),
  ])
  const plan = await showPlanToStaff(db, shown.plan, request)
  const isCurrent = (index: number) => index === 0 && request.state === 'quoted'
  return {
    ...row,
    userId: request.userId,
    language: request.language,
    phone: shown.phone,
    instructions: shown.instructions,
    madeAfter: shown.product && { id: shown.product._id, name: shown.product.name, picture: shown.product.picture },
    color: shown.color,
    photos: shown.photos,
    plan,
    events: shown.events.map((event, index) => ({ ...event, staffName: actors[index] ?? null })),
    quotes: quotes.map((quote, index) => presentQuote(quote, isCurrent(index), now)),
    ...making,
  }
}

async function presentRows(db: Db, rows: readonly StoredRequest[], now: Date): Promise<AdminCustomRow[]> {
  const ids = rows.map(({ id }) => id)
  const [aroundOf, made, assignmentOf] = await Promise.all([
    readAround(db, rows, 'en'),
    readMade(db, ids),
    readAssignments(db, 'custom-request', ids),
  ])
  return rows.map((row) => {
    const { id, number, state, name, email, widthCm, heightCm, depthCm, material, createdAt, changedAt } = row
    const { product, quote, order } = aroundOf(id)
    return {
      id,
      number,
      state,
      name,
      email,
      width: widthCm,
      height: heightCm,
      depth: depthCm,
      material,
      product: product?.name ?? null,
      createdAt: createdAt.toISOString(),
      changedAt: changedAt.toISOString(),
      quote: quote && presentQuote(quote, state === 'quoted', now),
      order: presentOrder(
        order,
        made.find(({ requestId }) => requestId === id),
      ),
      assignment: assignmentOf(id),
    }
  })
}

function presentOrder(
  order: Around['order'],
  made: { orderId: string; stage: string | null } | undefined,
): AdminCustomRow['order'] {
  if (!order || !made) return null
  return { id: made.orderId, ...order, stage: made.stage as ProductionStage | null }
}

function presentQuote({ id, price, weeks, validUntil, note, createdAt }: StoredQuote, isCurrent: boolean, now: Date) {
  const isOpen = isCurrent && isQuoteOpen(validUntil, now)
  return { id, price, weeks, validUntil, note, at: createdAt.toISOString(), isOpen }
}

async function readMaking(
  db: Db,
  { orderId }: StoredRequest,
): Promise<Pick<AdminCustomRequest, 'steps' | 'nextStages'>> {
  const order = orderId === null ? undefined : await findOrderById(db, orderId)
  if (!order) return { steps: [], nextStages: [] }
  const [steps, moneyOf] = [await readSteps(db, order.id), await readMoneyOf(db, [order.id])]
  const isBegun = order.state === 'confirm' && countedOf(moneyOf(order.id)) >= order.deposit!
  return {
    steps: steps.map(({ stage, note, at }) => ({ stage, note, at: at.toISOString() })),
    nextStages: isBegun ? stagesAfter(steps.at(-1)?.stage) : [],
  }
}
