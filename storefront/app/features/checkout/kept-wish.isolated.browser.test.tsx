import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '../../messages/account-messages.ts'
import { failModule } from '../../test/fail-module.ts'
import {
  agree,
  CONFIRMED,
  givenCheckout,
  keepFilledCheckout,
  openCheckout,
  pressOrder,
  takeOrders,
} from '../../test/given-checkout.ts'
import { offer } from '../../test/given-instalments.ts'
import { givenGuest } from '../../test/given-member.ts'
import { visited } from '../../test/open-page.tsx'
import { keepCheckoutDraft } from './checkout-draft.ts'

const wished = { payment: 'bank', asks_instalments: 'on', instalments: offer._id }

beforeAll(() => failModule('checkout/instalments-choice.tsx'))

test('a wish from before a reload is ordered although its part has not loaded', async () => {
  givenGuest()
  givenCheckout({ quantity: 1, price: 49_000, instalments: [offer] })
  keepFilledCheckout()
  keepCheckoutDraft('', wished)
  await openCheckout()
  await agree()
  const sent = takeOrders()
  await pressOrder()
  await expect.element(visited()).toHaveTextContent(CONFIRMED)
  expect(sent.map(({ body }) => body)).toMatchObject([{ payment: 'bank', instalments: { plan: offer._id } }])
})

test('a wish whose plan is gone is not ordered without it, and says that its part has not loaded', async () => {
  givenGuest()
  givenCheckout({ quantity: 1, price: 49_000, instalments: [{ ...offer, _id: '9' }] })
  keepFilledCheckout()
  keepCheckoutDraft('', wished)
  await openCheckout()
  await agree()
  const sent = takeOrders()
  await pressOrder()
  await expect.element(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toHaveFocus()
  expect(sent).toEqual([])
})
