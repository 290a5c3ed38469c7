import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { DamageReport } from '#contract/fulfilment.ts'
import { answerApi, cut, refused } from '../../test/answer-api.ts'
import { expectErrors } from '../../test/console-errors.ts'
import { givenPhoto } from '../../test/given-media.ts'
import { toast } from '../../test/open-page.tsx'
import { button, card, dialog, givenDelivered, inHours, openTracked, orderAnswer, ORDER_ID } from './tracked.fixture.ts'

const REPORT = `POST /api/orders/${ORDER_ID}/damage` as const
const PHOTO_ID = '0197f0a4-7c11-4d3e-9c58-0b7a52f1c0de'
const PHOTO = `GET /api/orders/${ORDER_ID}/photos/${PHOTO_ID}` as const

const sentReport: DamageReport = {
  _id: '0197f0a4-7c11-4d3e-9c58-0b7a52f1c0df',
  position: 0,
  description: 'The seam is open.',
  photos: [PHOTO_ID],
  state: 'reported',
  remedy: null,
  visit: null,
  answer: '',
  at: inHours(0),
}

const delivered = () => givenDelivered(1, { damageUntil: inHours(47) })

const report = () => dialog('Report damage')
const words = () => report().getByLabelText('What is wrong with it?')
const send = () => report().getByRole('button', { name: 'Send report' })
const choosePhoto = async () =>
  report()
    .getByLabelText('Add photos')
    .upload(await givenPhoto())
const photo = () => report().getByRole('img', { name: 'Photo 1' })

test('a report needs words and a photo, and an added photo removes its error message', async () => {
  await openTracked(delivered())
  await button('Report damage').click()
  await send().click()
  await expect.element(words()).toHaveFocus()
  const missing = report().getByText('Please add at least one photo of the damage')
  await expect.element(missing).toBeVisible()
  await choosePhoto()
  await expect.element(photo()).toBeVisible()
  await expect.element(missing).not.toBeInTheDocument()
})

test('a report survives an outage, a closed dialog and a reload, and is sent once', async () => {
  await openTracked(delivered())
  await button('Report damage').click()
  await words().fill('The seam is open.')
  await choosePhoto()
  await expect.element(photo()).toBeVisible()

  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  const lost = answerApi({ [REPORT]: cut })
  await expect.element(report().getByText(/^You are offline\. What you entered stays here/)).toBeVisible()
  await send().click()
  await expect.element(send()).toBeEnabled()
  await expect.element(report().getByRole('alert')).not.toBeInTheDocument()
  expect(lost).toEqual([])
  network.mockRestore()
  window.dispatchEvent(new Event('online'))
  await expect.element(report().getByText(/^You are offline\./)).not.toBeInTheDocument()
  await send().click()
  await expect.element(report().getByText(/what you entered is still here/)).toBeVisible()

  await report().getByRole('button', { name: 'Not now' }).click()
  await button('Report damage').click()
  await expect.element(words()).toHaveValue('The seam is open.')
  await expect.element(photo()).toBeVisible()

  // A reload keeps the text, but not the photo.
  await cleanup()
  await openTracked(delivered())
  await button('Report damage').click()
  await expect.element(words()).toHaveValue('The seam is open.')
  await choosePhoto()
  await expect.element(photo()).toBeVisible()
  const sent = answerApi({ [REPORT]: orderAnswer({ ...delivered(), damage: [sentReport] }) })
  answerApi({ [PHOTO]: { status: 200, body: {} } })
  await send().dblClick()
  await expect.element(card('Damage')).toMatchTextContent(/Being checked.*The seam is open\./)
  expect(sent).toHaveLength(1)
  const body = sent[0]!.body as FormData
  expect([body.get('position'), body.get('description')]).toEqual(['0', 'The seam is open.'])
  expect(body.getAll('photos')).toHaveLength(1)
})

test('a report whose answer was lost is the same one at the second press', async () => {
  await openTracked(delivered())
  await button('Report damage').click()
  await words().fill('The seam is open.')
  await choosePhoto()
  await expect.element(photo()).toBeVisible()
  const arrived = orderAnswer({ ...delivered(), damage: [sentReport] })
  answerApi({ [`GET /api/orders/${ORDER_ID}`]: arrived, [PHOTO]: { status: 200, body: {} } })
  const first = answerApi({ [REPORT]: cut })
  await send().click()
  await expect.element(report().getByText(/what you entered is still here/)).toBeVisible()
  // The order was read again, and nothing else on it can be reported.
  await expect.element(page.getByText('Being checked')).toBeInTheDocument()
  const second = answerApi({ [REPORT]: arrived })
  await send().click()
  await expect.element(toast('Your report has been sent')).toBeVisible()
  await expect.element(report()).not.toBeInTheDocument()
  const sent = [...first, ...second].map(({ headers, body }) => [
    headers.get('idempotency-key'),
    (body as FormData).get('position'),
  ])
  expect(sent).toEqual([
    [expect.stringMatching(/^[0-9a-f-]{36}$/), '0'],
    [sent[0]![0], '0'],
  ])
})

test('a photo of camera size is shrunk before it is sent @slow', async () => {
  await openTracked(delivered())
  await button('Report damage').click()
  await words().fill('The seam is open.')
  await report()
    .getByLabelText('Add photos')
    .upload(await givenPhoto('seam.png', { width: 3_000, height: 2_400 }))
  await expect.element(photo()).toBeVisible()
  const sent = answerApi({ [REPORT]: orderAnswer({ ...delivered(), damage: [{ ...sentReport, photos: [] }] }) })
  await send().click()
  await expect.element(toast('Your report has been sent')).toBeVisible()
  const { width, height } = await createImageBitmap((sent[0]!.body as FormData).get('photos') as File)
  expect([width, height]).toEqual([2_000, 1_600])
})

test('a photo that fails to load can be retried @slow', async () => {
  expectErrors(/could not be loaded/)
  answerApi({ [PHOTO]: cut })
  await openTracked({ ...delivered(), damage: [sentReport] })
  await expect.element(button('Reload photo 1')).toBeVisible()
  answerApi({ [PHOTO]: { status: 200, body: {} } })
  await button('Reload photo 1').click()
  await expect.element(card('Damage').getByRole('img', { name: 'Photo 1' })).toBeInTheDocument()
})

test('a late report says why, keeps its text, and cannot be sent again @slow', async () => {
  await openTracked(delivered())
  await button('Report damage').click()
  await words().fill('The seam is open.')
  await choosePhoto()
  const message = 'Damage can be reported within 48 hours of the delivery, and these are over.'
  answerApi({
    [REPORT]: refused(409, 'conflict', message),
    [`GET /api/orders/${ORDER_ID}`]: orderAnswer({ ...delivered(), damageUntil: null }),
  })
  await send().click()
  await expect.element(report().getByText(message)).toBeVisible()
  await expect.element(words()).toHaveValue('The seam is open.')
  await report().getByRole('button', { name: 'Not now' }).click()
  await expect.element(card('Damage')).not.toBeInTheDocument()
  await expect.element(button('Request a return')).toBeVisible()
})

test('the day of a repair or replacement shows beside the report', async () => {
  const visit = { day: '2126-11-24', slot: 'afternoon' } as const
  const damage: DamageReport = { ...sentReport, photos: [], state: 'accepted', remedy: 'replacement', visit }
  await openTracked({ ...delivered(), damage: [damage] })
  const said = /We bring you a replacement\. ?We come on Sun 24 Nov, 13:00 to 17:00\./
  await expect.element(card('Damage')).toMatchTextContent(said)
})

test('the shop’s answer shows below the report', async () => {
  answerApi({ [PHOTO]: { status: 200, body: {} } })
  const answer = 'A new pair comes on Thursday.'
  await openTracked({ ...delivered(), damage: [{ ...sentReport, state: 'accepted', remedy: 'replacement', answer }] })
  const said = /Accepted.*We bring you a replacement\..*A new pair comes on Thursday\./
  await expect.element(card('Damage')).toMatchTextContent(said)
})
