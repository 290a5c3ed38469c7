import { expect, test } from 'vitest'
import { plainAnswer } from '../../storefront/app/features/help/answer-parts.ts'
import { searchFaqs } from '../../storefront/app/features/help/search-faqs.ts'
import { demoFaqs } from './all-faqs.ts'

const entries = demoFaqs.flatMap((part) => part.entries)
const english = entries.map(({ slug, question, answer }) => ({
  slug,
  heading: '',
  question,
  answer: plainAnswer(answer),
}))
const nepali = entries.map(({ slug, ne }) => ({
  slug,
  heading: '',
  question: ne.question,
  answer: plainAnswer(ne.answer),
}))
/** As the storefront names its categories. */
const shopNames = ['Chairs', 'Sofas', 'Beds', 'Tables', 'Office Items']

test.for([
  ['the code did not come', 'no-code'],
  ['sms code not received', 'no-code'],
  ['can my mother receive my order', 'somebody-else'],
  ['can someone else receive my order', 'somebody-else'],
  ['what if I am not at home when the driver comes', 'not-at-home'],
  ['nobody at home for delivery', 'not-at-home'],
  ['chair leg broke after one month', 'warranty'],
  ['when does the driver come to Dhangadhi', 'delivery-time'],
  ['do you carry it upstairs', 'large-pieces'],
])('"%s" first finds the answer %s', ([query, slug]) => {
  expect(searchFaqs(english, query!, shopNames).entries[0]?.slug).toBe(slug)
})

test('a question about the day and the stairs finds both answers first', () => {
  const query = 'when does the driver come to Dhangadhi and does he carry it upstairs'
  const first = searchFaqs(english, query, shopNames).entries.slice(0, 2)
  expect(first.map(({ slug }) => slug).toSorted()).toEqual(['delivery-time', 'large-pieces'])
})

test.for([
  ['कोड आएन', 'no-code'],
  ['एसएमएसमा कोड आएन', 'no-code'],
  ['आमाले सामान बुझ्न मिल्छ', 'somebody-else'],
  ['घरमा कोही नभए', 'not-at-home'],
  ['कुर्सीको खुट्टा भाँचियो', 'warranty'],
  ['चालक कहिले आउँछन्', 'delivery-time'],
])('%s first finds the answer %s', ([query, slug]) => {
  expect(searchFaqs(nepali, query!).entries[0]?.slug).toBe(slug)
})
