import { focusManager, keepPreviousData, useQuery } from '@tanstack/react-query'
import type { GuestOrder } from '#contract/orders/guest-orders.ts'
import type { Order, OrderRow, OrdersReply } from '#contract/orders/orders.ts'
import { queryClient, whileLookedAt } from '../../../query-client.ts'
import type { Failure } from '../../accounts/session/call.ts'
import { ordersApi, type OrderAccess } from '../orders-api.ts'

// A window beside another one stays visible: the library itself notices only a tab that comes to the front.
if (typeof window !== 'undefined') window.addEventListener('focus', () => focusManager.onFocus())

/** Returns a page of an account's orders. The previous page stays until it has loaded. */
export function useOrders(userId: string, page: number) {
  const query = {
    ...whileLookedAt,
    queryKey: ['orders', userId, page],
    queryFn: () => loadOrders(page),
    placeholderData: keepPreviousData<OrdersReply>,
  }
  return useQuery(query, queryClient)
}

/** Returns the orders that a member placed without logging in, as far as they are not the account's yet. */
export function useGuestOrders(userId: string) {
  return useQuery({ ...whileLookedAt, queryKey: ['guest-orders', userId], queryFn: loadGuestOrders }, queryClient)
}

/**
 * @param isWanted  false where the order need not be loaded yet
 * @returns  as `data` null where there is no such order, or it is none of the account's
 */
export function useOrder(door: OrderAccess, userId: string | undefined, { isWanted = true } = {}) {
  const queryFn = () => loadOrder(door)
  // The order may have been paid or cancelled in another tab.
  const queryKey = orderKey(door, userId)
  const query = { ...whileLookedAt, refetchOnWindowFocus: true, queryKey, queryFn, enabled: isWanted }
  return useQuery(query, queryClient)
}

/** Shows the order of a response wherever it is displayed. */
export function noteOrder(order: Order): void {
  queryClient.setQueriesData<Order | null>({ queryKey: ['order', order.orderId] }, order)
  queryClient.setQueriesData<OrdersReply>({ queryKey: ['orders'] }, (list) => list && withOrder(list, order))
}

/** Reloads a displayed order after a change without a response. */
export function askForOrderAgain(orderId: string): void {
  void queryClient.invalidateQueries({ queryKey: ['order', orderId] })
  void queryClient.invalidateQueries({ queryKey: ['orders'] })
}

/** Reloads the lists of orders after some were added to the account. */
export function askForOrdersAgain(): void {
  void queryClient.invalidateQueries({ queryKey: ['orders'] })
  void queryClient.invalidateQueries({ queryKey: ['guest-orders'] })
}

/** Does so where a call failed because the order had changed meanwhile, or may have changed it without a response. */
export function askAfterFailure(orderId: string, { code }: Pick<Failure, 'code'>): void {
  if (code === 'conflict' || (code === undefined && navigator.onLine)) askForOrderAgain(orderId)
}

/** Keeps an order that was placed just now, for the page that shows it next. */
export function keepOrder(door: OrderAccess, order: Order): void {
  queryClient.setQueryData(orderKey(door, undefined), order)
}

function orderKey({ orderId, key }: OrderAccess, userId: string | undefined) {
  return ['order', orderId, key ?? userId]
}

function withOrder(list: OrdersReply, order: Order): OrdersReply {
  const { orderId, status, paymentId, cancelUntil } = order
  const changed = (row: OrderRow): OrderRow =>
    row.orderId === orderId ? { ...row, status, paymentId, cancelUntil } : row
  return { ...list, data: list.data.map(changed) }
}

async function loadOrders(page: number): Promise<OrdersReply> {
  const answer = await ordersApi.list(page)
  if (!answer.success) throw notLoaded('The orders', answer)
  return answer
}

async function loadGuestOrders(): Promise<GuestOrder[]> {
  const answer = await ordersApi.guestOrders()
  if (!answer.success) throw notLoaded('The orders placed without a login', answer)
  return answer.data
}

/** What the server cannot read as a number, or as a key, opens no order either. */
async function loadOrder(door: OrderAccess): Promise<Order | null> {
  const answer = await ordersApi.read(door)
  if (answer.success) return answer.data
  if (answer.code === 'not_found' || answer.code === 'invalid_input') return null
  throw notLoaded('The order', answer)
}

function notLoaded(what: string, { message, code }: Failure): Error {
  return new Error(`${what} could not be loaded: ${message || (code ?? 'no answer')}`)
}
