import type { OrderMoney } from '#contract/payments.ts'
import type { Order, PlacedReply } from '#contract/orders/orders.ts'

/** Key in the form used by email links. */
export const TRACK_KEY = 'k'.repeat(43)

/** An order of two pillows by a guest in Pokhara, placed a minute ago and paid in cash. */
export function givenOrder(changes: Partial<Order> = {}): Order {
  const date = new Date(Date.now() - 60_000).toISOString()
  return {
    orderId: 'KA-261121-7Q2M4XZP',
    paymentId: 'cod',
    name: 'Asmita Gurung',
    phone: '9841234567',
    address: 'Baidam, Lakeside-6, Pokhara, Kaski, Gandaki',
    pincode: '33700',
    totalAmount: 5_800,
    email: 'asmita@post.example',
    userId: null,
    status: 'pending',
    date,
    items: [
      {
        productId: '48',
        title: 'Kapas cotton pillow pair',
        image: null,
        color: null,
        size: null,
        type: null,
        sku: 'KAPAS',
        quantity: 2,
        price: 2_400,
        subTotal: 4_800,
        total: 4_800,
      },
    ],
    cancelUntil: new Date(Date.parse(date) + 2 * 60 * 60_000).toISOString(),
    payment: 'cod',
    method: 'standard',
    province: 'Gandaki',
    district: 'Kaski',
    city: 'Pokhara',
    isReadOnly: false,
    isForAnother: false,
    linkBySms: false,
    verifyBy: null,
    codeBySms: null,
    newsBySms: false,
    estimate: { first: '2026-11-25', last: '2026-12-01' },
    arranged: null,
    collectionCode: null,
    store: null,
    bank: null,
    floor: null,
    hasLift: false,
    access: '',
    note: '',
    recipient: null,
    doesNotFit: [],
    business: null,
    totals: { subtotal: 4_800, reductions: [], shippingFee: 1_000, total: 5_800, vat: 667, totalWithoutVat: 5_133 },
    events: [{ action: 'place', status: 'pending', at: date, by: 'shopper', reason: '', detail: {} }],
    money: givenMoney(),
    otherWays: [],
    deliveries: [],
    damage: [],
    damageUntil: null,
    returns: [],
    returnUntil: null,
    invoices: [],
    custom: null,
    instalments: null,
    ...changes,
  }
}

/** No payments yet, and none online. */
export function givenMoney(changes: Partial<OrderMoney> = {}): OrderMoney {
  return {
    paid: 0,
    due: 5_800,
    exchanged: 0,
    payNow: null,
    payUntil: changes.payNow?.until ?? null,
    pending: null,
    wallets: [],
    deposit: null,
    payments: [],
    refunds: [],
    voucher: null,
    ...changes,
  }
}

/** The fields of a response besides its data. */
export const good = { success: true, error: false, message: '' } as const

export function givenPlaced(changes: Partial<Order> = {}): PlacedReply {
  return { ...good, data: givenOrder(changes), trackKey: TRACK_KEY }
}
