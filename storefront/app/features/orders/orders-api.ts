import type { AddGuestOrdersBody, GuestOrdersAddedReply, GuestOrdersReply } from '#contract/orders/guest-orders.ts'
import type {
  BusinessBody,
  CancelBody,
  CodeSentReply,
  LinkAskedReply,
  LinkBody,
  OrderReply,
  OrdersReply,
  TrackBody,
  TrackedReply,
  VerifyOrderBody,
} from '#contract/orders/orders.ts'
import type { ReorderReply } from '#contract/orders/reorder.ts'
import type { PayBody, PaymentBody, PayReply } from '#contract/payments.ts'
import { ask } from '../accounts/session/ask.ts'
import { authorisedCall } from '../accounts/session/authorised-call.ts'

/** What opens an order: its account, or the key of the link in the mail. */
export type OrderAccess = { orderId: string; key?: string | undefined }

/** Pages that use it load their texts first (messages/account-messages.ts). */
export const ordersApi = {
  list: (page: number) => authorisedCall<OrdersReply>({ method: 'GET', path: `/api/orders?page=${page}` }),
  /** Orders that the member placed without logging in. */
  guestOrders: () => authorisedCall<GuestOrdersReply>({ method: 'GET', path: '/api/guest-orders' }),
  addGuestOrders: (body: AddGuestOrdersBody) =>
    authorisedCall<GuestOrdersAddedReply>({ method: 'POST', path: '/api/guest-orders', body }),
  read: (door: OrderAccess) => ask<OrderReply>({ method: 'GET', path: pathOf(door) }),
  track: (body: TrackBody) => ask<TrackedReply>({ method: 'POST', path: '/api/orders/track', body }),
  cancel: (door: OrderAccess, body: CancelBody) =>
    ask<OrderReply>({ method: 'POST', path: pathOf(door, '/cancel'), body }),
  verify: (door: OrderAccess, body: VerifyOrderBody) =>
    ask<OrderReply>({ method: 'POST', path: pathOf(door, '/verify'), body }),
  /** Calls for an order that waits for its code. */
  resendCode: (door: OrderAccess) => ask<CodeSentReply>({ method: 'POST', path: pathOf(door, '/verify/resend') }),
  /** Sends the code to the phone of an order with an email address. */
  codeBySms: (door: OrderAccess) => ask<OrderReply>({ method: 'POST', path: pathOf(door, '/verify/sms') }),
  /** Sends the link with full access, for an order that is only readable here. Without a body it is mailed if it can be. */
  sendLink: (door: OrderAccess, body?: NonNullable<LinkBody>) =>
    ask<LinkAskedReply>({ method: 'POST', path: pathOf(door, '/link'), ...(body && { body }) }),
  /** Changes how a pending order is paid. */
  changePayment: (door: OrderAccess, body: PaymentBody) =>
    ask<OrderReply>({ method: 'PUT', path: pathOf(door, '/payment'), body }),
  /** Sends the code that a guest needs to change to cash. */
  sendCashCode: (door: OrderAccess) => ask<CodeSentReply>({ method: 'POST', path: pathOf(door, '/payment/code') }),
  /** Adds an order without an email address to the member's account. */
  addToAccount: (door: OrderAccess) => ask<OrderReply>({ method: 'POST', path: pathOf(door, '/account') }),
  /** Changes the business that the invoice is for. */
  changeBusiness: (door: OrderAccess, body: BusinessBody) =>
    ask<OrderReply>({ method: 'PUT', path: pathOf(door, '/business'), body }),
  pay: (door: OrderAccess, body: PayBody) => ask<PayReply>({ method: 'POST', path: pathOf(door, '/pay'), body }),
  /** A picture of what the bank gave for a transfer. */
  sendVoucher: (door: OrderAccess, form: FormData) =>
    ask<OrderReply>({ method: 'POST', path: pathOf(door, '/voucher'), body: form }),
  /** Adds to the member's cart, or to this browser's guest cart. */
  reorder: (door: OrderAccess) => ask<ReorderReply>({ method: 'POST', path: pathOf(door, '/reorder') }),
}

/** Path of an order, or of an action after its number: `/cancel`. */
export function pathOf({ orderId, key }: OrderAccess, action = ''): `/api/${string}` {
  const path = `/api/orders/${encodeURIComponent(orderId)}${action}` as const
  return key === undefined ? path : `${path}?${new URLSearchParams({ key })}`
}
