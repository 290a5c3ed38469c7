import { deliveryZones } from '#api/platform/db/schema.ts'
import { expect, test } from '#api/test/test.ts'
import { SHOPPER_CANCELS_WITHIN_MS } from '#domain/orders/order-states.ts'
import { damageUntil, returnUntil } from '#domain/fulfilment/after-sales.ts'
import { CART_KEPT_DAYS, MAX_QUANTITY } from '#domain/cart/cart.ts'
import { CUSTOM_SIZE_CM, MAX_CUSTOM_PHOTOS } from '#domain/custom-requests/request-form.ts'
import { type DayRange, usualDays, type ZoneDays } from '#domain/delivery-zones/delivery-estimate.ts'
import { MOST_MOVES, offeredDays, deliverySlots } from '#domain/fulfilment/delivery-planning.ts'
import { devanagariDigits } from '#domain/text.ts'
import { type HelpTopic, helpTopics, topicOf } from '#domain/help/help.ts'
import { VAT_PERCENT } from '#domain/money.ts'
import { CODE_RESEND_AFTER_S, CODE_TRIES, CODE_VALID_MINUTES, CODES_AN_HOUR } from '#domain/accounts/one-time-code.ts'
import { MIN_PASSWORD_LENGTH, passwordStrength } from '#domain/accounts/password.ts'
import { REFUND_WITHIN_MS, TRANSFER_PAYS_WITHIN_MS, WALLET_PAYS_WITHIN_MS } from '#domain/payments/payments.ts'
import { MAX_REVIEW_PHOTOS } from '#domain/reviews/review.ts'
import { contactKinds } from '#domain/tickets/tickets.ts'
import routes from '../../storefront/app/routes.ts'
import { messages as english } from '#messages/en/help.ts'
import { messages as nepali } from '#messages/ne/help.ts'
import { mountains, seedDelivery } from '../delivery.ts'
import { demoFaqs } from './all-faqs.ts'

const nepaliTexts = import.meta.glob<Record<string, string>>('../../messages/ne/*.ts', {
  import: 'messages',
  eager: true,
})

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const all = demoFaqs.flatMap(({ entries, ...part }) => entries.map((entry) => ({ ...entry, topic: topicOf(part) })))

function ofTopic(topic: HelpTopic) {
  return all.filter((faq) => faq.topic === topic)
}

/** Expects an entry to contain these words in English, and these figures in Nepali. */
function expectSaid(slug: string, says: string[], figures: (number | string)[] = []) {
  const faq = all.find((one) => one.slug === slug)
  if (!faq) throw new RangeError(`No entry is called ${slug}`)
  for (const words of says) expect(faq.answer).toContain(words)
  for (const figure of figures) expect(faq.ne.answer).toContain(devanagariDigits(String(figure)))
}

test('each card has the number of entries in the specification', () => {
  expect(helpTopics.map((topic) => ofTopic(topic).length)).toEqual([12, 8, 10, 9, 15, 7])
})

test('each entry matches the search word of its card, in both languages', () => {
  for (const topic of helpTopics) {
    for (const { question, answer, ne } of ofTopic(topic)) {
      expect(`${question} ${answer}`.toLowerCase()).toContain(english[`help.topic-search.${topic}`])
      expect(`${ne.question} ${ne.answer}`).toContain(nepali[`help.topic-search.${topic}`])
    }
  }
})

test('an entry has a unique slug, both languages, and the same facts and links in both', () => {
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length)
  for (const { answer, ne } of all) {
    expect(ne.question).toMatch(/\p{Script=Devanagari}/u)
    expect(marksIn(ne.answer)).toEqual(marksIn(answer))
  }
})

test('links lead to existing pages and kinds of messages', () => {
  const paths = new Set(routes.map(({ path }) => `/${path}`))
  const links = all.flatMap(({ answer }) => [...answer.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link!))
  expect(links.length).toBeGreaterThan(20)
  for (const link of links) {
    const { pathname, searchParams } = new URL(link, 'http://shop.example')
    expect(paths).toContain(pathname)
    expect([...searchParams.values()].filter((kind) => !(contactKinds as readonly string[]).includes(kind))).toEqual([])
  }
})

test('buttons and places have the same names as in the storefront', () => {
  const said = new Set(Object.values(nepaliTexts).flatMap((texts) => Object.values(texts)))
  const isSaid = (name: string) =>
    said.has(name) || [...said].some((text) => text === `${name} [{count}]` || text === `${name} ({count})`)
  const named = all.flatMap(({ ne }) => ne.answer.match(/(?<=‘)[^’]+(?=’)/g) ?? [])
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !isSaid(name))).toEqual([])
})

test('orders: the promises match the rules in the code', () => {
  const hours = SHOPPER_CANCELS_WITHIN_MS / HOUR_MS
  expectSaid('cancel-order', [`within ${hours} hours of placing it`], [hours])
  const [minutes, days] = [WALLET_PAYS_WITHIN_MS / 60_000, TRANSFER_PAYS_WITHIN_MS / DAY_MS]
  expectSaid('unpaid-order', [`waits for ${minutes} minutes, one by bank transfer for ${days} days`], [minutes, days])
  expectSaid('price-match', ['within 7 days of your order'], [7])
  expectSaid('gift-cards', ['Physical gift cards ship in 2-3 days'], ['2-3'])
  expectSaid('guest-checkout', ['Guests may check out'])
  expectSaid('custom-order', [`up to ${MAX_CUSTOM_PHOTOS} photos`], [MAX_CUSTOM_PHOTOS])
  expectSaid('large-orders', [`up to ${MAX_QUANTITY} pieces`], [MAX_QUANTITY])
})

test('delivery: days match the zones, and choices match the planning rules', async ({ db }) => {
  await seedDelivery(db)
  const zones = (await db.select().from(deliveryZones)).map(zoneDays)
  const [standard, express] = [usualDays(zones, 'standard')!, usualDays(zones, 'express')!]
  const [usual, fast] = [`${standard.min}-${standard.max}`, `${express.min}-${express.max}`]
  const said = [`Standard shipping takes ${usual} business days`, `express shipping ${fast}`, 'takes 7-21']
  expectSaid('delivery-time', said, [usual, fast, '7-21'])
  const arranged = `${mountains.arrangedMinDays}-${mountains.arrangedMaxDays}`
  expectSaid('remote-districts', [`usually takes ${arranged} business days`], [arranged])
  expectSaid('delivery-time', [`usually takes ${arranged}`], [arranged])
  expectSaid('express', [`takes ${fast} business days`], [fast])
  expectSaid('international', ['7-21 business days'], ['7-21'])
  expect(offeredDays('2026-11-24', new Date('2026-11-22T06:00:00Z'), [])).toHaveLength(12)
  const { morning, afternoon, evening } = deliverySlots
  expectSaid('choose-day', [
    'among twelve days',
    `${morning.from} to ${morning.until}, ${afternoon.from} to ${afternoon.until} or ${evening.from} to ${evening.until}`,
  ])
  expect(MOST_MOVES).toBe(2) // 'You can change it twice'
})

test('returns and damage: the promises match the rules in the code', () => {
  const at = new Date('2026-11-22T06:00:00Z')
  const days = (returnUntil(at).getTime() - at.getTime()) / DAY_MS
  expectSaid('return-window', [`within ${days} days of delivery`], [days])
  const hours = (damageUntil([{ position: 0, quantity: 1, deliveredAt: at }], 0)!.getTime() - at.getTime()) / HOUR_MS
  expectSaid('damage', [`within ${hours} hours of delivery`], [hours])
  expectSaid('return-custom', [`within ${hours} hours`], [hours])
  const law = REFUND_WITHIN_MS / DAY_MS
  for (const slug of ['refund-time', 'cancelled-refund']) {
    expectSaid(slug, ['in 3-5 business days', `in ${law} days at the latest`], ['3-5', law])
  }
})

test('accounts: the promises match the rules in the code', () => {
  expectSaid('create-account', [`valid for ${CODE_VALID_MINUTES} minutes`], [CODE_VALID_MINUTES])
  const code = [`good for ${CODE_VALID_MINUTES} minutes and ${CODE_TRIES} tries`, 'any more after 24 hours']
  expectSaid('forgot-password', code, [CODE_VALID_MINUTES, CODE_TRIES, 24])
  const resend = [`After ${CODE_RESEND_AFTER_S} seconds`, `up to ${CODES_AN_HOUR} codes an hour`]
  expectSaid('no-code', resend, [CODE_RESEND_AFTER_S, CODES_AN_HOUR])
  expectSaid('locked-account', ['After 5 wrong passwords within 15 minutes', 'after 30 minutes'], [15, 5, 30])
  expectSaid('good-password', [`At least ${MIN_PASSWORD_LENGTH} characters`, '8 or more', '12 with'], [8, 12])
  expect(passwordStrength('timber42')).toBe('fair')
  expect(passwordStrength('timber42oaks')).toBe('strong')
  expectSaid('cart-empty', [`for ${CART_KEPT_DAYS} days`], [CART_KEPT_DAYS])
})

test('products: the figures match the rules in the code', () => {
  expectSaid('prices', [`VAT of ${VAT_PERCENT}%`], [VAT_PERCENT])
  expectSaid('find-products', ['such as palang, daraj or पलङ'])
  expectSaid('other-size', [`from ${CUSTOM_SIZE_CM.least} to 1,000 cm`])
  expect(CUSTOM_SIZE_CM.most).toBe(1_000)
  expectSaid('reviews', [`up to ${MAX_REVIEW_PHOTOS} photos`], [MAX_REVIEW_PHOTOS])
})

test('support: hours, holidays and the emergency number match the settings', () => {
  expectSaid('support-hours', ['Our support hours are {hours}; closed on public holidays'])
  expectSaid('emergency-support', ['answers 24/7 under {emergencyPhone}'])
})

/** Returns the facts and links in a text. */
function marksIn(text: string): string[] {
  return (text.match(/\{\w+\}|\]\([^)]+\)/g) ?? []).toSorted()
}

function zoneDays(zone: typeof deliveryZones.$inferSelect): ZoneDays {
  return {
    standard: range(zone.standardMinDays, zone.standardMaxDays),
    express: range(zone.expressMinDays, zone.expressMaxDays),
  }
}

function range(min: number | null, max: number | null): DayRange | null {
  return min === null || max === null ? null : { min, max }
}
