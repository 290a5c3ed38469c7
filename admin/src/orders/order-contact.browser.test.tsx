import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { answerApi, openPart } from '../test/open-part.tsx'
import { deliveredTo } from './contact.fixture.ts'
import { OrderContactCard } from './order-contact.tsx'

const contact = {
  ...deliveredTo,
  version: 'v1',
  recipient_name: 'Sita Rai',
  recipient_phone: '+9779847654321',
  is_gift: true,
}
const shown = { name: 'Asmita Gurung', email: '', address: 'Baidam, Pokhara-6, Kaski, Gandaki', district: 'Kaski' }

/** Opens the form for an order of this method; returns the bodies it sends. */
async function openForm(method: 'standard' | 'pickup'): Promise<unknown[]> {
  const sent: unknown[] = []
  answerApi({
    'PUT /api/admin/orders/a-1/contact': ({ body }) => {
      sent.push(body)
      return { status: 200, body: {} }
    },
  })
  const order = { id: 'a-1', order: { ...shown, method }, userId: null, language: 'en', contact, contactWhy: null }
  await openPart(<OrderContactCard order={{ ...order, isForgotten: false } as AdminOrder} />)
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Phone', exact: true })).toBeVisible()
  return sent
}

const recipient = page.getByRole('textbox', { name: 'Recipient, if not the customer' })

test('the form of an order that is delivered asks for a recipient', async () => {
  await openForm('standard')
  await expect.element(recipient).toHaveValue('Sita Rai')
})

test('the form of an order that is collected asks for no recipient, and removes one from before', async () => {
  const sent = await openForm('pickup')
  await expect.element(recipient).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => sent).toMatchObject([{ recipient_name: '', recipient_phone: '', is_gift: false }])
})
