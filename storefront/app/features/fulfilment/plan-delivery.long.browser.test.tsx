import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { OrderDelivery, SlotsReply } from '#contract/fulfilment.ts'
import { answerApi, cut, hold, refused } from '../../test/answer-api.ts'
import { expectErrors } from '../../test/console-errors.ts'
import { good } from '../../test/given-order.ts'
import { CHOOSE_DAY_HASH } from './known-deliveries.ts'
import { button, card, dialog, openTracked, orderAnswer, ORDER_ID } from './tracked.fixture.ts'

const SLOTS = `GET /api/orders/${ORDER_ID}/deliveries/1/slots` as const
const PLAN = `PUT /api/orders/${ORDER_ID}/deliveries/1` as const

const planned: OrderDelivery = {
  number: 1,
  state: 'planned',
  day: null,
  slot: null,
  estimate: { first: '2026-11-25', last: '2026-12-01' },
  failed: null,
  pieces: [{ position: 0, quantity: 2 }],
  code: '482913',
  deliveredAt: null,
  cash: null,
  planning: { until: null, movesLeft: 2 },
}
const chosen: OrderDelivery = { ...planned, day: '2026-11-25', slot: 'evening', estimate: null }

const slots = (isMorningFree: boolean): { status: number; body: SlotsReply } => ({
  status: 200,
  body: {
    ...good,
    data: ['2026-11-25', '2026-11-26'].map((day) => ({
      day,
      slots: [
        { slot: 'morning', isFree: isMorningFree },
        { slot: 'evening', isFree: true },
      ],
    })),
  },
})

const choice = () => dialog('Choose a day')
const choose = () => choice().getByRole('button', { name: 'Choose this time' })
const slot = (name: string) => choice().getByRole('radio', { name })

test('a day and a time are chosen, and the page says how often they can be changed', async () => {
  await openTracked({ status: 'confirm', deliveries: [planned] })
  const sent = answerApi({ [SLOTS]: slots(true), [PLAN]: orderAnswer({ status: 'confirm', deliveries: [chosen] }) })
  await expect
    .element(card('Your delivery'))
    .toMatchTextContent(/Expected: Wed 25 Nov to Tue 1 Dec\. You have not chosen a day yet\./)
  await button('Choose a day').click()
  await expect.element(choice().getByText('You can change it twice until 17:00 the day before.')).toBeVisible()
  await expect.element(choice().getByRole('button', { name: 'Choose later' })).toBeVisible()
  await slot('Evening').click()
  await choose().click()
  await expect.element(choice()).not.toBeInTheDocument()
  await expect.element(card('Your delivery')).toMatchTextContent(/Wed 25 Nov, 17:00 to 19:00/)
  await expect.element(card('Your delivery')).toMatchTextContent(/482 913/)
  expect(sent.at(-1)!.body).toEqual({ day: '2026-11-25', slot: 'evening' })
})

test('on a low screen the button shows below twelve days and three times', async () => {
  await page.viewport(1366, 657)
  await openTracked({ status: 'confirm', deliveries: [planned] })
  const days = Array.from({ length: 12 }, (_, at) => ({
    day: `2026-12-${10 + at}`,
    slots: (['morning', 'afternoon', 'evening'] as const).map((one) => ({ slot: one, isFree: true })),
  }))
  answerApi({ [SLOTS]: { status: 200, body: { ...good, data: days } } })
  await button('Choose a day').click()
  await expect.element(choose()).toBeInViewport({ ratio: 1 })
  await slot('Evening').click()
  await expect.element(slot('Evening')).toBeInViewport({ ratio: 1 })
})

test('the message about a missing time is in sight, and the first free time takes the focus', async () => {
  await page.viewport(360, 640)
  await openTracked({ status: 'confirm', deliveries: [planned] })
  const days = Array.from({ length: 12 }, (_, at) => ({
    day: `2026-12-${10 + at}`,
    slots: (['morning', 'afternoon', 'evening'] as const).map((one) => ({ slot: one, isFree: one !== 'morning' })),
  }))
  answerApi({ [SLOTS]: { status: 200, body: { ...good, data: days } } })
  await button('Choose a day').click()
  await choose().click()
  await expect.element(slot('Afternoon')).toHaveFocus()
  const message = choice().getByText('Please choose a time')
  await expect.element(message).toBeInViewport({ ratio: 1 })
  const { bottom } = message.element().getBoundingClientRect()
  expect(bottom).toBeLessThanOrEqual(choose().element().getBoundingClientRect().top)
})

const evening = (isFree: boolean) => [{ slot: 'evening' as const, isFree }]

test('while a choice is sent, only full days are struck through', async () => {
  await openTracked({ status: 'confirm', deliveries: [planned] })
  const answer = hold(orderAnswer({ status: 'confirm', deliveries: [chosen] }))
  const data = [
    { day: '2026-11-25', slots: evening(true) },
    { day: '2026-11-26', slots: evening(false) },
    { day: '2026-11-27', slots: evening(true) },
  ]
  answerApi({ [SLOTS]: { status: 200, body: { ...good, data } }, [PLAN]: answer.answer })
  await button('Choose a day').click()
  await slot('Evening').click()
  await choose().click()
  await expect.element(choice().getByRole('radio', { name: /27/ })).toBeDisabled()
  const lines = ['25', '26', '27'].map((date) => {
    return getComputedStyle(choice().getByText(date, { exact: true }).element()).textDecorationLine
  })
  expect(lines).toEqual(['none', 'line-through', 'none'])
  answer.release()
  await expect.element(choice()).not.toBeInTheDocument()
})

test('a day that was chosen can be kept', async () => {
  await openTracked({ status: 'confirm', deliveries: [chosen] })
  answerApi({ [SLOTS]: slots(true) })
  await button('Change the day').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep the current day' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('a slot taken by someone else is named, and the choice continues with free slots', async () => {
  await openTracked({ status: 'confirm', deliveries: [planned] })
  answerApi({ [SLOTS]: slots(true), [PLAN]: refused(409, 'conflict', 'This time has just been taken.') })
  await button('Choose a day').click()
  await slot('Morning').click()
  answerApi({ [SLOTS]: slots(false) })
  await choose().click()
  await expect.element(choice().getByText('This time has just been taken.')).toBeVisible()
  await expect.element(slot('Morning')).toBeDisabled()

  await choose().click()
  await expect.element(choice().getByText('Please choose a time')).toBeVisible()
  answerApi({ [PLAN]: orderAnswer({ status: 'confirm', deliveries: [chosen] }) })
  await slot('Evening').click()
  await choose().click()
  await expect.element(card('Your delivery')).toMatchTextContent(/17:00 to 19:00/)
})

test('a choice whose answer was lost says so once, and that the next one counts only once', async () => {
  await openTracked({ status: 'confirm', deliveries: [planned] })
  answerApi({ [SLOTS]: slots(true), [PLAN]: cut })
  await button('Choose a day').click()
  await slot('Evening').click()
  await choose().click()
  await expect
    .element(choice().getByRole('alert'))
    .toMatchTextContent(/^The shop did not answer.*: it counts only once\.$/)
  await expect.element(page.getByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument()
})

test('days that fail to load are reported, and load on a retry @slow', async () => {
  expectErrors(/could not be loaded/)
  await openTracked({ status: 'confirm', deliveries: [planned] })
  answerApi({ [SLOTS]: cut })
  await button('Choose a day').click()
  await expect.element(choice().getByText('The days could not be loaded.')).toBeVisible()
  answerApi({ [SLOTS]: slots(true) })
  await choice().getByRole('button', { name: 'Try again' }).click()
  await expect.element(slot('Morning')).toBeVisible()
})

test('the link to the choice of a day opens it at once', async () => {
  answerApi({ [SLOTS]: slots(true) })
  await openTracked({ status: 'confirm', deliveries: [planned] }, CHOOSE_DAY_HASH)
  await expect.element(slot('Evening')).toBeVisible()
  await choice().getByRole('button', { name: 'Choose later' }).click()
  await expect.element(choice()).not.toBeInTheDocument()
  await expect.element(button('Choose a day')).toHaveFocus()
})

test('where the day is chosen already, the link only shows the delivery', async () => {
  await openTracked({ status: 'confirm', deliveries: [chosen] }, CHOOSE_DAY_HASH)
  await expect.element(card('Your delivery')).toBeVisible()
  expect(choice().length).toBe(0)
})
