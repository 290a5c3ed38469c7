import type { Fault } from './fault.ts'

/** Totals, cart, My List, checkout, payments, orders and returns. */
export const buying: readonly Fault[] = [
  {
    name: 'The total leaves out the delivery fee',
    file: 'domain/checkout/order-total.ts',
    find: 'const total = sum(totals) + shipping',
    replace: 'const total = sum(totals)',
    tests: ['domain/checkout/order-total.test.ts'],
  },
  {
    name: 'The cart drawer writes the total with tax as the one without',
    file: 'storefront/app/features/cart/drawer/drawer-totals.tsx',
    find: 'amount={totals.totalWithoutVat}',
    replace: 'amount={totals.total}',
    tests: ['e2e/cart.e2e.ts'],
  },
  {
    name: 'A coupon’s discount has no minus sign',
    file: 'storefront/app/features/checkout/summary-totals.tsx',
    find: "{text('checkout.minus', { amount: format.money(amount) })}",
    replace: '{format.money(amount)}',
    tests: ['storefront/app/features/checkout/coupon.long.browser.test.tsx'],
  },
  {
    name: 'Undo puts a removed line at the end of the cart',
    file: 'storefront/app/features/cart/page/use-removal.ts',
    find: '=== _id) + 1]?._id',
    replace: '=== _id) + 2]?._id',
    tests: ['storefront/app/features/cart/page/cart-page.long.browser.test.tsx'],
  },
  {
    name: 'A guest’s heart is forgotten at the login',
    file: 'storefront/app/features/wishlist/follow-list.ts',
    find: 'subscribe(showMarks)\n  void fulfil()',
    replace: 'subscribe(showMarks)\n  if (isOtherOne) void fulfil()',
    tests: ['e2e/wishlist.long.e2e.ts'],
  },
  {
    name: 'The checkout agrees to the terms for its shopper',
    file: 'storefront/app/features/checkout/order-summary.tsx',
    find: '<Checkbox name="agreed" required',
    replace: '<Checkbox name="agreed" defaultChecked required',
    tests: ['storefront/app/features/checkout/checkout-form.long.browser.test.tsx'],
  },
  {
    name: 'The checkout does not say which figures have changed',
    file: 'storefront/app/features/checkout/why-not-placed.tsx',
    find: 'showNote(found.length > 0 &&',
    replace: 'showNote(found.length > 99 &&',
    tests: ['storefront/app/features/checkout/checkout-form.long.browser.test.tsx'],
  },
  {
    name: 'The checkout sends an order without a network',
    file: 'storefront/app/features/checkout/place-order.ts',
    find: '!navigator.onLine && openAttempts(owner).length === 0',
    replace: '!navigator.onLine && openAttempts(owner).length > 0',
    tests: ['storefront/app/features/checkout/checkout-failures.long.browser.test.tsx'],
  },
  {
    name: 'The cancel button stays after its two hours',
    file: 'storefront/app/features/orders/order/use-is-before.ts',
    find: 'Math.max(0, leftMs) + 1)',
    replace: 'Math.max(0, leftMs) + 3_600_000)',
    tests: ['storefront/app/features/orders/order/own-order.long.browser.test.tsx'],
  },
  {
    name: 'A slow payment keeps its shopper waiting for more than a minute',
    file: 'storefront/app/features/payments/use-attempt.ts',
    find: 'const LONG_MS = 60_000',
    replace: 'const LONG_MS = 600_000',
    tests: ['storefront/app/features/payments/payment-page.browser.test.tsx'],
  },
  {
    name: 'A reload forgets which pieces are to be returned',
    file: 'storefront/app/features/fulfilment/return-form.tsx',
    find: 'keepMore({ pieces: chosen })',
    replace: 'keepMore({ pieces: {} })',
    tests: ['storefront/app/features/fulfilment/return-something.long.browser.test.tsx'],
  },
]
