import { beforeAll, expect, test } from 'vitest'
import { englishFormats } from '#domain/language/english-formats.ts'
import { nepaliFormats } from '#domain/language/nepali-formats.ts'
import { nepalInstant } from '#domain/nepal-time.ts'
import { messages } from '#messages/pages.ts'
import { messages as nepaliCheckout } from '#messages/ne/checkout.ts'
import { messages as nepaliParts } from '#messages/ne/checkout-parts.ts'
import { messages as nepaliPayments } from '#messages/ne/payments.ts'
import { addMessages, textIn } from '../../messages/text.ts'
import { untilText } from './until-text.ts'

beforeAll(() => {
  addMessages('en', messages)
  addMessages('ne', { ...nepaliCheckout, ...nepaliParts, ...nepaliPayments })
})

const NOON = nepalInstant('2026-11-29', '12:00')
const LATE = nepalInstant('2026-11-29', '23:50')
const SMALL_HOURS = nepalInstant('2026-11-30', '00:05')

test.each([
  [NOON, '2026-11-29', '16:42', '16:42', 'दिउँसो ४:४२'],
  [NOON, '2026-11-29', '23:59', '23:59', 'राति ११:५९'],
  [LATE, '2026-11-30', '00:00', '00:00 on the morning of Mon 30 Nov', 'आइत मंसिर १३ गते राति १२'],
  [LATE, '2026-11-30', '00:30', '00:30 on the morning of Mon 30 Nov', 'आइत मंसिर १३ गते राति १२:३०'],
  [SMALL_HOURS, '2026-11-30', '00:30', '00:30 on the morning of Mon 30 Nov', 'आइत मंसिर १३ गते राति १२:३०'],
  [SMALL_HOURS, '2026-11-30', '03:59', '03:59 on the morning of Mon 30 Nov', 'आइत मंसिर १३ गते राति ३:५९'],
  [SMALL_HOURS, '2026-11-30', '04:00', '04:00', 'बिहान ४'],
  [LATE, '2026-11-30', '09:15', '09:15 on 30 Nov 2026', '२०८३ मंसिर १४ गते बिहान ९:१५'],
])('at %s, until %s %s is %s; in Nepali %s', (now, day, time, english, nepali) => {
  const until = nepalInstant(day, time).toISOString()
  expect(untilText(textIn('en'), englishFormats, until, now)).toBe(english)
  expect(untilText(textIn('ne'), nepaliFormats, until, now)).toBe(nepali)
})

test('the sentences around a deadline at night read well in both languages', () => {
  const until = nepalInstant('2026-11-30', '00:30').toISOString()
  const inEnglish = untilText(textIn('en'), englishFormats, until, LATE)
  expect(textIn('en')('confirmed.cancel', { time: inEnglish })).toBe(
    'You can cancel the order until 00:30 on the morning of Mon 30 Nov.',
  )
  const inNepali = untilText(textIn('ne'), nepaliFormats, until, LATE)
  expect(textIn('ne')('confirmed.cancel', { time: inNepali })).toBe(
    'आइत मंसिर १३ गते राति १२:३० बजेसम्म अर्डर रद्द गर्न सकिन्छ।',
  )
})
