import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../../messages/account-messages.ts'
import '../../../messages/order-messages.ts'
import TrackOrderPage from '../../../routes/track-order.tsx'
import { answerApi } from '../../../test/answer-api.ts'
import { givenGuest } from '../../../test/given-member.ts'
import { givenOrder, good, TRACK_KEY } from '../../../test/given-order.ts'
import { givenShell } from '../../../test/given-shell.ts'
import { openPage } from '../../../test/open-page.tsx'
import { CANCEL_HASH } from './cancel-link.ts'

const ID = 'KA-261121-7Q2M4XZP'
const ORDER = `/track-order?order=${ID}&key=${TRACK_KEY}`

const cancelButton = () => page.getByRole('button', { name: 'Cancel order' })
const dialog = () => page.getByRole('dialog', { name: 'Cancel this order?' })
const address = () => page.getByRole('status', { name: 'Address' })

beforeEach(() => givenGuest())

async function open(cancelUntil: string | null): Promise<void> {
  const order = givenOrder({ cancelUntil })
  answerApi({ [`GET /api/orders/${ID}`]: { status: 200, body: { ...good, data: order } } })
  await openPage('/track-order', Page, { address: ORDER + CANCEL_HASH, loaderData: givenShell() })
}

function Page(props: ComponentProps<typeof TrackOrderPage>) {
  const { pathname, search, hash } = useLocation()
  return (
    <>
      <TrackOrderPage {...props} />
      <output aria-label="Address">{pathname + search + hash}</output>
    </>
  )
}

test('the link that cancels an order asks at once, and a reload does not ask again', async () => {
  await open(new Date(Date.now() + 3_600_000).toISOString())
  await expect.element(dialog()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(cancelButton()).toHaveFocus()
  await expect.element(address()).toHaveTextContent(`${ORDER}#order-actions`)
})

test('the link asks nothing once it is too late', async () => {
  await open(null)
  await expect.element(page.getByRole('heading', { level: 1, name: `Order ${ID}` })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'History' })).toBeVisible()
  expect(dialog().length).toBe(0)
})
