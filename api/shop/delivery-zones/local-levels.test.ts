import type { LocalLevelsReply } from '#contract/delivery-zones.ts'
import { expect, test } from '../../test/test.ts'

test('a district has its local levels with their type and wards, in the order of a list', async ({ app }) => {
  const answer = await app.inject('/api/delivery/local-levels?district=Kaski')
  expect(answer.json<LocalLevelsReply>().data).toEqual([
    { name: 'Annapurna', ne: 'अन्नपूर्ण', label: 'Annapurna Rural Municipality', wards: 11 },
    { name: 'Machhapuchchhre', ne: 'माछापुच्छ्रे', label: 'Machhapuchchhre Rural Municipality', wards: 9 },
    { name: 'Madi', ne: 'मादी', label: 'Madi Rural Municipality', wards: 12 },
    { name: 'Pokhara', ne: 'पोखरा', label: 'Pokhara Metropolitan City', wards: 33 },
    { name: 'Rupa', ne: 'रूपा', label: 'Rupa Rural Municipality', wards: 7 },
  ])
})

test('in Nepali the labels are Nepali, and the names stay those of addresses', async ({ app }) => {
  const answer = await app.inject('/api/delivery/local-levels?district=Kaski&lang=ne')
  const { data } = answer.json<LocalLevelsReply>()
  expect(data).toContainEqual({ name: 'Pokhara', ne: 'पोखरा', label: 'पोखरा महानगरपालिका', wards: 33 })
})

test('what is no district has none', async ({ app }) => {
  const answer = await app.inject('/api/delivery/local-levels?district=Narnia')
  expect([answer.statusCode, answer.json<LocalLevelsReply>().data]).toEqual([200, []])
})
