import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Notice } from '#contract/notices.ts'
import { answerApi, done, refused } from '../../test/answer-api.ts'
import { toast } from '../../test/open-page.tsx'
import { openAccount } from '../accounts/my-account/account-page.fixture.tsx'

const lower: Notice = {
  _id: '6f4f6f0c-6f0b-4c7a-9f3b-0a8a2e1d5c01',
  kind: 'price-drop',
  product: {
    _id: '1',
    name: 'Rara wingback bed',
    isListed: true,
    variantId: '7',
    color: { slug: 'forest-green', name: 'Forest green', swatch: '#2f5d46' },
    size: '153*200',
    type: null,
  },
  price: 98_500,
  askedAt: '2026-11-20T06:00:00.000Z',
  confirmedAt: '2026-11-20T06:00:00.000Z',
  consent: 'Yes',
  place: 'product',
}
const reminder: Notice = {
  ...lower,
  _id: lower._id.replace(/01$/, '02'),
  kind: 'cart-reminder',
  product: null,
  price: null,
}

const card = () => page.getByRole('region', { name: 'Notices' })
const switched = () => card().getByRole('switch', { name: 'Remind me of my cart' })

/** Opens the account in a shop that keeps requests. */
async function openWith(notices: Notice[]) {
  let kept = notices
  await openAccount({}, { 'GET /api/notices': () => done('', { data: kept }) })
  return answerApi({
    'POST /api/notices': () => {
      kept = [...kept, reminder]
      return done('We will email you', { isOn: true })
    },
    ...Object.fromEntries(
      [lower, reminder].map(({ _id }) => [
        `DELETE /api/notices/${_id}`,
        () => {
          kept = kept.filter((one) => one._id !== _id)
          return done('We will not email you about it', { data: kept })
        },
      ]),
    ),
  })
}

test('a notice names the variant and its price, links it, and can be removed', async () => {
  await openWith([lower])
  const name = 'Rara wingback bed, Forest green, 153*200'
  await expect.element(card().getByText('When the price falls below Nrs. 98,500')).toBeVisible()
  const link = card().getByRole('link', { name })
  await expect.element(link).toHaveAttribute('href', '/product/1?color=forest-green&size=153*200')
  await card()
    .getByRole('button', { name: `Remove the notice about ${name}` })
    .click()
  await expect.element(card().getByText('You are not waiting for any product.')).toBeVisible()
  await expect.element(toast('We will not email you about it')).toBeVisible()
})

test('reminders of the cart are off until they are switched on, and can be switched off', async () => {
  const sent = await openWith([])
  await expect.element(switched()).not.toBeChecked()
  await switched().click()
  await expect.element(switched()).toBeChecked()
  expect(sent.map(({ body }) => body)).toEqual([{ kind: 'cart-reminder', place: 'account' }])
  await switched().click()
  await expect.element(switched()).not.toBeChecked()
})

test('a switch that fails goes back', async () => {
  await openWith([])
  answerApi({ 'POST /api/notices': refused(429, 'too_many_requests', 'You have asked for too many notices.') })
  await switched().click()
  await expect.element(toast('You have asked for too many notices.')).toBeVisible()
  await expect.element(switched()).not.toBeChecked()
})
