import { expect, onTestFinished, test } from 'vitest'
import { cdp, type Locator, page } from 'vitest/browser'
import '../../../messages/account-messages.ts'
import '../../../messages/order-messages.ts'
import MyOrderPage from '../../../routes/my-order.tsx'
import { answerApi } from '../../../test/answer-api.ts'
import { givenMember } from '../../../test/given-member.ts'
import { givenMoney, givenOrder, good } from '../../../test/given-order.ts'
import { givenShell } from '../../../test/given-shell.ts'
import { openPage } from '../../../test/open-page.tsx'

const ID = 'KA-261121-7Q2M4XZP'

/** Shows the page as on another medium; '' for a screen. */
async function showAs(media: string): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { media })
}

/** Component tests are not directly in the body, all of which but its `main` stays off paper. */
const hidden = { includeHidden: true }

/** Returns whether an element and those around it, up to the page, are shown. */
function isPrinted(found: Locator): boolean {
  let element: Element | null = found.element()
  while (element && element.tagName !== 'MAIN' && getComputedStyle(element).display !== 'none') {
    element = element.parentElement
  }
  return element?.tagName === 'MAIN'
}

test('a printed order has no titles of what can only be pressed, and no menu', async () => {
  givenMember()
  const bank = { bank: 'Nabil Bank', accountName: 'Kastha', accountNumber: '0110017501234', reference: ID }
  const data = givenOrder({ payment: 'bank', bank, money: givenMoney({ voucher: null }), otherWays: ['esewa'] })
  answerApi({ [`GET /api/orders/${ID}`]: { status: 200, body: { ...good, data } } })
  await openPage('/my-orders/:orderId', MyOrderPage, { address: `/my-orders/${ID}`, loaderData: givenShell() })
  const onScreen = ['Your bank receipt', 'Pay another way']
  for (const name of onScreen) await expect.element(page.getByRole('heading', { name })).toBeVisible()

  onTestFinished(() => showAs(''))
  await showAs('print')
  expect(isPrinted(page.getByRole('heading', { name: 'Bank transfer', ...hidden }))).toBe(true)
  for (const name of onScreen) expect(isPrinted(page.getByRole('heading', { name, ...hidden }))).toBe(false)
  expect(isPrinted(page.getByRole('navigation', { name: 'Account', ...hidden }))).toBe(false)
})
