import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { openPart } from '../test/open-part.tsx'
import { OrderLines } from './order-lines.tsx'

const totals = { subtotal: 90_000, reductions: [], shippingFee: 0, total: 90_000, vat: 10_354 }
const choice = { color: null, size: null, type: null, picture: null }
const line = {
  position: 0,
  productId: null,
  sku: 'RARA',
  name: 'Rara sofa',
  ...choice,
  price: 90_000,
  quantity: 1,
  total: 90_000,
}

const openLines = ({ doesNotFit, status }: Pick<AdminOrder['order'], 'doesNotFit' | 'status'>) => {
  const order = { status, items: [{ title: 'Rara sofa' }], doesNotFit, totals }
  return openPart(<OrderLines order={{ lines: [line], order } as never} />)
}

test('staff read to call before a piece leaves that does not get in by the measures of the buyer', async () => {
  await openLines({ doesNotFit: [0], status: 'confirm' })
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Rara sofa: By the buyer’s own measures this does not get in. Call before it leaves.')
})

test.for([
  [[], 'confirm'],
  [[0], 'delivered'],
] as const)('positions %j of an order in state %s say nothing', async ([doesNotFit, status]) => {
  await openLines({ doesNotFit: [...doesNotFit], status })
  await expect.element(page.getByText('Rara sofa')).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})
