import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerApi, openPart } from '../test/open-part.tsx'
import { blankZone, DeliveryZoneCreate } from './form.tsx'
import DeliveryZoneList from './list.tsx'

const far = { ...blankZone, id: 1, name: 'Far', version: '0123456789abcdef', position: 1, crowded: [] }
const byArrangement = { standardMinDays: null, standardMaxDays: null, cashAllowed: false }
const usual = { arrangedMinDays: 10, arrangedMaxDays: 20 }

test('the usual days by arrangement are sent as typed, and a refusal stands at their field', async () => {
  const sent: unknown[] = []
  answerApi({
    'GET /api/admin/delivery-zones': () => ({ status: 200, body: { items: [], total: 0 } }),
    'POST /api/admin/delivery-zones': ({ body }) => {
      sent.push(body)
      const fields = { arrangedMaxDays: 'Only where standard days are empty' }
      return { status: 400, body: { success: false, error: true, message: 'Wrong', code: 'validation', fields } }
    },
  })
  await openPart(<DeliveryZoneCreate />, 'delivery-zones')
  await page.getByRole('textbox', { name: 'Name' }).first().fill('Far')
  await page.getByLabelText('Usual minimum by arrangement').fill('10')
  await page.getByLabelText('Usual maximum by arrangement').fill('20')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Only where standard days are empty')).toBeVisible()
  expect(sent).toMatchObject([{ name: 'Far', ...usual }])
})

test('the list of zones shows usual days by arrangement', async () => {
  const items = [
    { ...far, ...byArrangement, ...usual },
    { ...far, ...byArrangement, id: 2, name: 'Farther' },
  ]
  answerApi({ 'GET /api/admin/delivery-zones': () => ({ status: 200, body: { items, total: 2 } }) })
  await openPart(<DeliveryZoneList />, 'delivery-zones')
  await expect.element(page.getByText(/^By arrangement, usually 10 to 20 days; 0 districts/)).toBeVisible()
  await expect.element(page.getByText(/^By arrangement; 0 districts/)).toBeVisible()
})
