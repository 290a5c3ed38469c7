import { givenShop } from '../../../platform/mail/outbox.fixture.ts'
import { givenStaff } from '../../../office/staff/staff.fixture.ts'
import { expect, test as base } from '../../../test/test.ts'
import { contactForm, send, write } from '../tickets.fixture.ts'

const test = base.extend('shop', { auto: true }, async ({ db }) => givenShop(db))

test('support reads, answers and closes a complaint, and its sender reopens it', async ({ app }) => {
  const sent = (await send(app)).json()
  const support = await givenStaff(app, 'support')
  const list = (await support.call('GET', '/tickets?kind=complaint&state=open')).json()
  expect(list).toMatchObject({ total: 1, items: [{ name: contactForm.name, lastWords: contactForm.message }] })

  const { id } = list.items[0]
  const answered = await support.call('POST', `/tickets/${id}/answers`, { words: 'We come on Monday.' })
  expect(answered.json()).toMatchObject({
    state: 'answered',
    events: [
      { by: 'shopper', staffName: null },
      { by: 'staff', staffName: support.name, words: 'We come on Monday.' },
    ],
  })
  expect((await support.call('POST', `/tickets/${id}/closing`, { words: '' })).json().state).toBe('closed')
  const again = await support.call('POST', `/tickets/${id}/answers`, { words: 'One more thing' })
  expect([again.statusCode, again.json().code]).toEqual([409, 'conflict'])

  await write(app, { number: sent.data.number, key: sent.key, message: 'It rocks again' })
  const [row] = (await support.call('GET', `/tickets?q=${sent.data.number.slice(-5)}`)).json().items
  expect(row).toMatchObject({ state: 'open', lastWords: 'It rocks again' })
})

test('feedback on the Help Center is filtered by comment and search words', async ({ app }) => {
  const say = (payload: object) => app.inject({ method: 'POST', url: '/api/help/feedback', payload })
  const said = await say({ verdict: 'negative', comment: 'Where is my refund?' })
  expect(said.statusCode).toBeLessThan(300)
  const support = await givenStaff(app, 'support')
  const found = (await support.call('GET', '/feedback?withComment=true&q=refund')).json()
  expect(found).toMatchObject({ total: 1, items: [{ comment: 'Where is my refund?', language: 'en' }] })
  expect((await support.call('GET', '/feedback?withComment=false')).json().total).toBe(0)
})
