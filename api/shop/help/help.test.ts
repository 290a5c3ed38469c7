import { eq } from 'drizzle-orm'
import { seedFaqs } from '../../../seed/faqs/seed-faqs.ts'
import { faqs, helpFeedback, shopSettings } from '../../platform/db/schema.ts'
import { givenShop } from '../../platform/mail/outbox.fixture.ts'
import { expect, test as base } from '../../test/test.ts'
import { showSupport } from './show-support.ts'

const test = base.extend('shop', { auto: true }, async ({ db }) => givenShop(db))

test('questions are grouped and ordered, with the shop’s facts in their answers', async ({ app, db }) => {
  await db.insert(faqs).values([
    { slug: 'late', group: 'technical', question: 'Late?', answer: 'Email {email}, not {nobody}.' },
    { slug: 'second', group: 'orders', position: 2, question: 'Second?', answer: 'Call {phone}.' },
    { slug: 'first', group: 'orders', position: 1, question: 'First?', answer: 'Over {freeShippingOver}: {hours}' },
  ])
  const reply = await app.inject('/api/help/faqs')
  expect(reply.headers['cache-tag']).toBe('faqs,settings,delivery')
  expect(reply.json()).toEqual({
    success: true,
    message: 'Questions found',
    data: [
      {
        group: 'orders',
        entries: [
          {
            slug: 'first',
            isAboutProducts: false,
            question: 'First?',
            answer: 'Over Nrs. 1,00,000: Mon-Fri 9-8, Sat 10-6, Sun 12-4',
          },
          { slug: 'second', isAboutProducts: false, question: 'Second?', answer: 'Call 01-5550123.' },
        ],
      },
      {
        group: 'technical',
        entries: [
          {
            slug: 'late',
            isAboutProducts: false,
            question: 'Late?',
            answer: 'Email namaste@kastha.example, not {nobody}.',
          },
        ],
      },
    ],
  })
})

test('without an emergency number the answer about emergencies is left out', async ({ app, db }) => {
  await db.insert(faqs).values([
    { slug: 'emergency', group: 'general', question: 'Emergency?', answer: 'Call {emergencyPhone}.' },
    { slug: 'hours', group: 'general', position: 1, question: 'Hours?', answer: '{hours}' },
  ])
  const slugs = async () => {
    const { data } = (await app.inject('/api/help/faqs')).json()
    return data.flatMap(({ entries }: { entries: { slug: string }[] }) => entries.map(({ slug }) => slug))
  }
  await db.update(shopSettings).set({ emergencyPhone: '' })
  expect(await slugs()).toEqual(['hours'])
  await db.update(shopSettings).set({ emergencyPhone: '+9779800000001' })
  await expect.poll(slugs).toEqual(['emergency', 'hours'])
})

test('in Nepali a question has its Nepali texts, or the English ones without a translation', async ({ app, db }) => {
  await db.insert(faqs).values([
    {
      slug: 'fee',
      group: 'shipping',
      question: 'What is the fee?',
      answer: '{shippingFee}',
      translations: { ne: { question: 'शुल्क कति?', answer: '{shippingFee} मात्र' } },
    },
    { slug: 'plain', group: 'shipping', position: 1, question: 'Plain?', answer: 'Plain.' },
  ])
  const { data } = (await app.inject('/api/help/faqs?lang=ne')).json()
  expect(data[0].entries).toMatchObject([
    { slug: 'fee', question: 'शुल्क कति?', answer: 'रु. १,००० मात्र' },
    { slug: 'plain', question: 'Plain?', answer: 'Plain.' },
  ])
})

test('the figures of support come with future holidays, in the requested language', async ({ app, db }) => {
  await db.update(shopSettings).set({
    emergencyPhone: '+9779800000001',
    holidays: [
      { day: '9999-02-19', name: 'Democracy Day' },
      { day: '9999-01-15', name: 'Maghe Sankranti', translations: { ne: { name: 'माघे संक्रान्ति' } } },
      { day: '2026-01-15', name: 'Over' },
    ],
  })
  expect((await app.inject('/api/help/support?lang=ne')).json()).toEqual({
    success: true,
    message: 'Support found',
    data: {
      emergencyPhone: '+9779800000001',
      holidays: [
        { day: '9999-01-15', name: 'माघे संक्रान्ति' },
        { day: '9999-02-19', name: 'Democracy Day' },
      ],
      satisfactionPercent: 98.7,
      responseHours: 2,
      issuesResolved: 500_000,
      customersHelped: 50_000,
    },
  })
})

test('feedback is stored with its comment and the language of the page', async ({ app, db }) => {
  const say = (payload: object, query = '') =>
    app.inject({ method: 'POST', url: `/api/help/feedback${query}`, payload })
  const positive = await say({ verdict: 'positive' })
  expect([positive.statusCode, positive.json()]).toEqual([
    201,
    { success: true, error: false, message: 'Thank you for your feedback' },
  ])
  const comment = `  ${'क'.repeat(1_000)}  `
  expect((await say({ verdict: 'negative', comment }, '?lang=ne')).statusCode).toBe(201)
  const kept = await db.select().from(helpFeedback).orderBy(helpFeedback.id)
  expect(kept).toMatchObject([
    { verdict: 'positive', comment: '', language: 'en' },
    { verdict: 'negative', comment: comment.trim(), language: 'ne' },
  ])
})

test('invalid or overlong feedback is refused and not stored', async ({ app, db }) => {
  const refused = [
    {},
    { verdict: 'neutral' },
    { verdict: 'positive', comment: 'x'.repeat(1_001) },
    { verdict: 'positive', comment: 7 },
    { verdict: 'positive', name: 'x' },
  ]
  for (const payload of refused) {
    const reply = await app.inject({ method: 'POST', url: '/api/help/feedback', payload })
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid_input'])
  }
  expect(await db.$count(helpFeedback)).toBe(0)
})

test('after 300 an hour from one address more feedback is refused', async ({ app, db }) => {
  const say = (remoteAddress: string) =>
    app.inject({ method: 'POST', url: '/api/help/feedback', payload: { verdict: 'positive' }, remoteAddress })
  for (let count = 0; count < 300; count += 1) await app.addressLimits.helpFeedback.take('198.51.100.7')
  const refused = await say('198.51.100.7')
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests'])
  expect((await say('198.51.100.8')).statusCode).toBe(201)
  expect(await db.$count(helpFeedback)).toBe(1)
})

test('seeding the FAQ again keeps what staff changed or removed', async ({ app, db }) => {
  await seedFaqs(db)
  await db.update(faqs).set({ question: 'Ours?' }).where(eq(faqs.slug, 'cancel-order'))
  await db.delete(faqs).where(eq(faqs.slug, 'gift-cards'))
  await seedFaqs(db)
  const { data } = (await app.inject('/api/help/faqs')).json()
  expect(data[0].entries[0]).toMatchObject({ slug: 'cancel-order', question: 'Ours?' })
  expect(JSON.stringify(data)).not.toContain('gift-cards')
})

test('a holiday is listed until its day in Nepal is over, and the answer is cached no longer', async ({ db }) => {
  await db.update(shopSettings).set({ holidays: [{ day: '2027-01-15', name: 'Maghe Sankranti' }] })
  const lastMinute = await showSupport(db, 'en', new Date('2027-01-15T23:59:00+05:45'))
  expect([lastMinute.payload.data.holidays.length, lastMinute.keepForMs]).toEqual([1, 60_000])
  const { payload } = await showSupport(db, 'en', new Date('2027-01-16T00:00:00+05:45'))
  expect(payload.data.holidays).toEqual([])
})
