import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { Quote, QuoteBody, QuoteReply } from '#contract/checkout.ts'
import type { LocalLevelsReply } from '#contract/delivery-zones.ts'
import { localLevelsOf } from '#domain/addresses/local-levels.ts'
import { paymentMethods } from '#domain/payments/payment-methods.ts'
import { readTokens } from '../features/accounts/session/tokens.ts'
import { keepCheckoutDraft } from '../features/checkout/checkout-draft.ts'
import CheckoutPage from '../routes/checkout.tsx'
import { answerApi, done, type Sent } from './answer-api.ts'
import { cartAnswer, givenCart } from './given-cart.ts'
import { givenPlaced, good, TRACK_KEY } from './given-order.ts'
import { givenShell } from './given-shell.ts'
import { openPage } from './open-page.tsx'

/** Ten percent off the goods. */
export const COUPON = 'DASHAIN10'

/** A line with another product than the pillows. */
export const OTHER_LINE = '0197f0a4-7c11-4d3e-9c58-0b7a52f1c0b0'

/** Contents of the cart: pillows, unless `quantity` is 0. A test may change it, as another tab would. */
export type Goods = {
  quantity: number
  price: number
  isLarge?: boolean
  /** As many lines of the cart; one by default. */
  lineCount?: number
  /** Pieces of `OTHER_LINE` beside them. */
  others?: number
  stores?: Quote['stores']
  instalments?: Quote['instalments']
  /** When the email address is required. */
  email?: Quote['email']
}

const fees = { standard: 1_000, express: 2_000, pickup: 0 } as const
const remote = new Set(['Humla', 'Manang'])

/**
 * Responds like a checkout with totals that follow `goods` and the choices.
 *
 * @returns the requested quotes
 */
export function givenCheckout(goods: Goods = { quantity: 1, price: 2_400 }): Sent[] {
  answerApi({
    'GET /api/cart': cartAnswer(givenCart()),
    'GET /api/addresses': { status: 200, body: { ...good, data: [] } },
    'GET /api/user/credit': done('', { data: { balance: 0, isBlocked: false, entries: [] } }),
    ...localLevels,
  })
  return answerApi({
    'POST /api/checkout/quote': ({ body }) => {
      const reply: QuoteReply = { ...good, data: givenQuote(body as QuoteBody, goods) }
      return { status: 200, body: reply }
    },
  })
}

/** Responds with a district's own local levels: pages keep a list, and tests share a page. */
export const localLevels = {
  'GET /api/delivery/local-levels': ({ search }: Sent) => {
    const levels = localLevelsOf(new URLSearchParams(search).get('district') ?? '')
    const data = levels.map(({ name, ne, wards }) => ({ name, ne, wards, label: `${name} Municipality` }))
    return done('Local levels found', { data } satisfies Partial<LocalLevelsReply>)
  },
}

function givenQuote(
  { district = '', method, coupon = '' }: QuoteBody,
  {
    quantity,
    price,
    isLarge,
    lineCount = 1,
    others = 0,
    stores = [],
    instalments = [],
    email = readTokens() ? 'always' : 'without-sms',
  }: Goods,
): Quote {
  const isRemote = remote.has(district)
  const subtotal = price * (quantity + others)
  const hasCoupon = coupon.toUpperCase() === COUPON
  const reductions = hasCoupon ? [{ name: 'Dashain offer', code: COUPON, amount: subtotal / 10 }] : []
  const shippingFee = fees[method ?? 'standard']
  const total = subtotal + shippingFee - (hasCoupon ? subtotal / 10 : 0)
  const pillows = {
    variantId: '1',
    productId: '48',
    name: 'Kapas cotton pillow pair',
    color: null,
    size: null,
    type: null,
    picture: null,
    price,
    subtotal: price * quantity,
    total: price * quantity,
  }
  const days = district === '' || isRemote ? null : { min: 4, max: 6 }
  const estimate = days && { first: '2026-11-25', last: '2026-11-29' }
  return {
    lines:
      quantity === 0
        ? []
        : [
            ...Array.from({ length: lineCount }, (_, at) => ({
              ...pillows,
              _id: `0197f0a4-7c11-4d3e-9c58-0b7a52f1c0a${at}`,
              quantity,
            })),
            ...(others > 0
              ? [{ ...pillows, _id: OTHER_LINE, variantId: '7', name: 'Asan bench', quantity: others }]
              : []),
          ],
    leftOut: [],
    stores,
    itemCount: quantity + others,
    totals: {
      subtotal,
      reductions,
      shippingFee,
      total,
      vat: 0,
      totalWithoutVat: total,
      isEstimate: method === undefined,
      missingForFreeShipping: 0,
      freeShippingOver: 100_000,
    },
    coupon:
      coupon === ''
        ? null
        : {
            code: coupon.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''),
            refusal: hasCoupon ? null : 'unknown',
            minimum: 0,
          },
    methods: [
      { method: 'standard', fee: fees.standard, days, arranged: isRemote ? { min: 10, max: 20 } : null, estimate },
      ...(isRemote ? [] : [{ method: 'express', fee: fees.express, days, arranged: null, estimate } as const]),
      { method: 'pickup', fee: 0, days: null, arranged: null, estimate: { first: '2026-11-23', last: '2026-11-23' } },
    ],
    payments: paymentMethods.filter((payment) => !(isRemote && payment === 'cod')),
    instalments,
    asksAccess: (isLarge ?? false) && !isRemote,
    fitting: method !== 'pickup' && !isRemote,
    email,
  }
}

/**
 * Opens the checkout and waits for its totals.
 *
 * @param state  of the navigation to it
 */
export async function openCheckout(state?: unknown): Promise<void> {
  await openPage('/checkout', CheckoutPage, { loaderData: givenShell(), state })
  await expect.poll(isReady).toBe(true)
}

/** The button with the amount. */
export const orderButton = () => page.getByRole('button', { name: /^(Place order|Order and pay)/ })

/** Returns whether the amount is up to date and nothing is loading. */
const isReady = () => {
  const button = orderButton().query()
  return (
    button !== null && button.matches(':enabled:not([aria-busy], [aria-disabled])') && /Nrs/.test(button.textContent)
  )
}

/** Clicks the button once it is ready. */
export async function pressOrder(): Promise<void> {
  await expect.poll(isReady).toBe(true)
  await orderButton().click()
}

export const field = (label: string) => page.getByLabelText(label, { exact: true })
/** Optional for guests. */
export const emailField = () => page.getByLabelText(/^Email/)
export const summary = () => page.getByRole('region', { name: 'Your Order' })

type Filled = { email?: string; method?: string; payment?: string }

/** Fills in the form for a customer in Pokhara, and agrees to the terms. */
export async function fillCheckout({ email, method, payment }: Filled = {}): Promise<void> {
  await field('Full name').fill('asmita gurung')
  await field('Phone').fill('9841234567')
  await emailField().fill(email ?? 'asmita@post.example')
  await field('Province').selectOptions('Gandaki')
  await field('District').selectOptions('Kaski')
  await field('Town / City').selectOptions('Pokhara')
  await field('Ward').selectOptions('6')
  await field('Street address').fill('Baidam, Lakeside')
  await page.getByRole('radio', { name: method ?? 'Standard delivery' }).click()
  await page.getByRole('radio', { name: payment ?? 'Cash on delivery' }).click()
  await agree()
}

/** Opens the checkout of a customer in Pokhara whose entries survived a reload, and agrees to the terms. */
export async function openFilledCheckout(): Promise<void> {
  keepFilledCheckout()
  await openCheckout()
  await agree()
}

/** Keeps the entries of a customer in Pokhara, as before a reload. */
export function keepFilledCheckout(): void {
  keepCheckoutDraft('', {
    name: 'Asmita Gurung',
    phone: '9841234567',
    email: 'asmita@post.example',
    province: 'Gandaki',
    district: 'Kaski',
    city: 'Pokhara',
    ward: '6',
    street_address: 'Baidam, Lakeside',
    method: 'standard',
    payment: 'cod',
  })
}

export const agree = () => page.getByRole('checkbox', { name: /^I agree/ }).click()

/** The page that an order leads to. */
export const CONFIRMED = `/order-confirmed?order=KA-261121-7Q2M4XZP&key=${TRACK_KEY}`

/** Takes each order. @returns the orders that were sent */
export const takeOrders = () => answerApi({ 'POST /api/orders': { status: 201, body: givenPlaced() } })
