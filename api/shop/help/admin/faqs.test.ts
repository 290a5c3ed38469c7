import { demoSettings } from '../../../../seed/settings.ts'
import { faqs, shopSettings } from '../../../platform/db/schema.ts'
import { givenStaff } from '../../../office/staff/staff.fixture.ts'
import { expect, test as base } from '../../../test/test.ts'

const test = base.extend('shop', { auto: true }, ({ db }) => db.insert(shopSettings).values(demoSettings))

const plain = {
  group: 'orders' as const,
  isAboutProducts: false,
  question: 'Can I cancel?',
  answer: 'Yes.',
  translations: {},
}

test('a question appears in the Help Center with facts filled in, under a permanent slug', async ({ app }) => {
  const { call } = await givenStaff(app, 'manager')
  const translations = { ne: { question: 'रद्द गर्न मिल्छ?', answer: 'मिल्छ: {phone}' } }
  const faq = (await call('POST', '/faqs', { ...plain, answer: 'Call {phone}.', translations })).json()
  expect(faq).toMatchObject({ slug: 'can-i-cancel', position: 1 })
  const shown = async (lang: string) => (await app.inject(`/api/help/faqs?lang=${lang}`)).json().data
  expect(await shown('en')).toMatchObject([{ group: 'orders', entries: [{ answer: 'Call 01-5550123.' }] }])
  expect(await shown('ne')).toMatchObject([{ entries: [{ question: 'रद्द गर्न मिल्छ?', answer: 'मिल्छ: ०१-५५५०१२३' }] }])

  const saved = await call('PUT', `/faqs/${faq.id}`, { ...faq, question: 'May I cancel?' })
  expect(saved.json()).toMatchObject({ question: 'May I cancel?', slug: 'can-i-cancel' })
})

test('a question that moves to another group becomes its last one', async ({ app }) => {
  const { call } = await givenStaff(app, 'manager')
  const moved = (await call('POST', '/faqs', plain)).json()
  await call('POST', '/faqs', { ...plain, group: 'shipping', question: 'When?' })
  await call('PUT', `/faqs/${moved.id}`, { ...moved, group: 'shipping' })
  const { items } = (await call('GET', '/faqs?group=shipping')).json()
  expect(items.map(({ question }: { question: string }) => question)).toEqual(['When?', 'Can I cancel?'])
})

test('an unknown fact is refused by name', async ({ app }) => {
  const { call } = await givenStaff(app, 'manager')
  const answer = await call('POST', '/faqs', {
    ...plain,
    answer: '{phone} {fax} {emergencyPhone}',
    translations: { ne: { answer: '{tele}' } },
  })
  expect([answer.statusCode, answer.json().fields]).toEqual([
    400,
    {
      answer: 'Must not ask for what is no fact: {fax}',
      'translations.ne.answer': 'Must not ask for what is no fact: {tele}',
    },
  ])
})

test('there are 200 questions at most', async ({ app, db }) => {
  const { call } = await givenStaff(app, 'manager')
  const rows = Array.from({ length: 199 }, (_, at) => ({ ...plain, slug: `question-${at}`, position: at }))
  await db.insert(faqs).values(rows)
  const add = () => call('POST', '/faqs', plain)

  expect((await add()).statusCode).toBe(201)
  const refused = await add()
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'There may be 200 records of this kind at most. Delete one first.',
  ])
})

test('an answer asks for fifty facts at most, since each is much longer than its name', async ({ app }) => {
  const { call } = await givenStaff(app, 'manager')
  const ask = (facts: number) => call('POST', '/faqs', { ...plain, answer: '{hours}'.repeat(facts) })
  const refused = await ask(51)
  expect([refused.statusCode, refused.json().fields]).toEqual([400, { answer: 'Must not ask for more than 50 facts' }])
  expect((await ask(50)).statusCode).toBe(201)
})
