import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refused } from '../../../test/answer-api.ts'
import { givenPlaced, TRACK_KEY } from '../../../test/given-order.ts'
import { keepLastOrder } from '../../checkout/last-order.ts'
import { openWaiting, waiting } from './verify-order.fixture.tsx'

const WRONG = 'Invalid or expired OTP'
const note = () => page.getByText(/^It may be the code of another order\./)

/** @returns  the regions of the page that screen readers announced by then */
async function enterWrongCode(): Promise<readonly Element[]> {
  await openWaiting({ verify: refused(400, 'invalid_input', WRONG) })
  await userEvent.click(page.getByRole('group', { name: 'Code' }).getByRole('textbox').first())
  const regions = page.getByRole('status').elements()
  await userEvent.keyboard('000000')
  await expect.element(page.getByText(WRONG)).toBeVisible()
  return regions
}

test('a wrong code may be that of another order that waits, which the page leads to', async () => {
  keepLastOrder('', givenPlaced(waiting({ orderId: 'KA-261121-FFFFFFFF' })))
  keepLastOrder('', givenPlaced(waiting()))
  const regions = await enterWrongCode()
  await expect
    .element(note())
    .toHaveTextContent(
      'It may be the code of another order. The message with a code names its order; here you need the one of KA-261121-7Q2M4XZP.',
    )
  await expect
    .element(page.getByRole('link', { name: 'Enter the code of order FFFFFFFF' }))
    .toHaveAttribute('href', `/order-confirmed?order=KA-261121-FFFFFFFF&key=${TRACK_KEY}`)
  await expect.element(page.getByRole('link', { name: /7Q2M4XZP$/ })).not.toBeInTheDocument()
  expect(regions.some((region) => region.contains(note().element()))).toBe(true)
})

test('where this order alone waits, a wrong code is just wrong', async () => {
  keepLastOrder('', givenPlaced(waiting({ orderId: 'KA-261121-FFFFFFFF', verifyBy: null })))
  keepLastOrder('', givenPlaced(waiting()))
  await enterWrongCode()
  await expect.element(note()).not.toBeInTheDocument()
})
