import type { Query } from '@tanstack/react-query'
import type { LiveEvent } from '#contract/admin/live.ts'
import { queryClient } from '../query-client.ts'
import { openFormOf, openForms } from './open-records.ts'

/** Lists are read again at most so often, however much happens. */
const LIST_EVERY_MS = 5_000
const DASHBOARD_EVERY_MS = 30_000
/** Pages that nobody uses read nothing: reading keeps the session alive, and names customers in the log of reads. */
const AWAY_AFTER_MS = 15 * 60_000

/** First parts of query keys that a change of a record touches, besides its own. */
const related: Partial<Record<LiveEvent['topic'], readonly string[]>> = {
  orders: [
    'deliveries',
    'delivery-days',
    'delivery-sheet',
    'refunds',
    'returns',
    'damage-reports',
    'vouchers',
    'waiting-cash',
    'assignments',
    'dashboard',
  ],
  deliveries: ['delivery-days', 'delivery-sheet', 'assignments'],
  payments: ['orders', 'refunds', 'vouchers', 'waiting-cash', 'uncovered-payments', 'dashboard'],
  vouchers: ['orders', 'dashboard'],
  refunds: ['orders', 'dashboard'],
  returns: ['orders', 'dashboard'],
  'damage-reports': ['orders', 'dashboard'],
  'custom-requests': ['assignments', 'dashboard'],
  tickets: ['assignments', 'dashboard'],
  products: ['stock'],
  suppliers: ['purchase-suggestions'],
  'purchase-orders': ['purchase-suggestions', 'stock', 'suppliers'],
}

let usedAt = performance.now()
const lastAt = new Map<string, number>()
const waiting = new Map<string, ReturnType<typeof setTimeout>>()

/** Reads again what a page shows of a record that has changed. */
export function refreshFor(event: LiveEvent): void {
  const { topic, id } = event
  const recordId = topic === 'settings' ? 'shop' : id
  if (recordId !== '') refreshRecord(event, topic === 'payments' ? 'orders' : topic, recordId)
  for (const root of [topic, ...(related[topic] ?? [])]) refreshSoon(root)
}

/** Reads again everything that the page shows, after events were missed. */
export function refreshAll(): void {
  for (const form of openForms()) form.onMissed()
  void queryClient.invalidateQueries({ predicate: (query) => !isOfOpenForm(query), refetchType: whoNow() })
}

/**
 * Notes that somebody uses the page, and reads what has changed meanwhile.
 *
 * @returns the function that stops
 */
export function watchUse(): () => void {
  const acts = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const
  for (const act of acts) window.addEventListener(act, noteUse, { passive: true, capture: true })
  document.addEventListener('visibilitychange', catchUpIfSeen)
  return () => {
    for (const act of acts) window.removeEventListener(act, noteUse, { capture: true })
    document.removeEventListener('visibilitychange', catchUpIfSeen)
    for (const timer of waiting.values()) clearTimeout(timer)
    waiting.clear()
    lastAt.clear()
  }
}

function noteUse() {
  const wasAway = isAway()
  usedAt = performance.now()
  if (wasAway) catchUp()
}

function catchUpIfSeen() {
  if (!document.hidden) catchUp()
}

function isAway(): boolean {
  return performance.now() - usedAt > AWAY_AFTER_MS
}

function whoNow(): 'active' | 'none' {
  return document.hidden || isAway() ? 'none' : 'active'
}

function catchUp() {
  void queryClient.refetchQueries({
    type: 'active',
    predicate: (query) => query.state.isInvalidated && !isOfOpenForm(query),
  })
}

function refreshRecord(event: LiveEvent, resource: string, id: string) {
  const form = openFormOf(resource, id)
  if (form) return form.onChanged(event)
  void queryClient.invalidateQueries({ queryKey: [resource, 'getOne', { id }], refetchType: whoNow() })
}

/** The first change is shown at once, those that follow soon after together. */
function refreshSoon(root: string) {
  if (waiting.has(root)) return
  const every = root === 'dashboard' ? DASHBOARD_EVERY_MS : LIST_EVERY_MS
  const inMs = Math.max(0, (lastAt.get(root) ?? -Infinity) + every - performance.now())
  const timer = setTimeout(() => {
    waiting.delete(root)
    lastAt.set(root, performance.now())
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] === root && queryKey[1] !== 'getOne',
      refetchType: whoNow(),
    })
  }, inMs)
  waiting.set(root, timer)
}

/** Returns whether a query has the record of an open form, which a new answer would reset with everything typed. */
function isOfOpenForm({ queryKey: [resource, kind, params] }: Query): boolean {
  if (kind !== 'getOne') return false
  return openFormOf(String(resource), String((params as { id?: unknown }).id)) !== undefined
}
