import { expect, test } from 'vitest'
import { plainAnswer } from '../../storefront/app/features/help/answer-parts.ts'
import { readHelpWords } from '../../storefront/app/features/help/help-words.ts'
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
const shopNames = ['Chairs', 'Sofas', 'Beds', 'Tables', 'Mattresses', 'Office Items']

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
  ['can I return a mattress after opening it', 'return-window'],
  ['change my address after ordering', 'change-profile'],
  ['can I pay by EMI', 'payment-methods'],
  ['do you offer instalments', 'payment-methods'],
  ['installment', 'payment-methods'],
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
  ['किस्ता', 'payment-methods'],
  ['EMI', 'payment-methods'],
])('%s first finds the answer %s', ([query, slug]) => {
  expect(searchFaqs(nepali, query!).entries[0]?.slug).toBe(slug)
})

test.for([
  ['saman phirta kasari garne', 'return-window'],
  ['saman kasari firta garne', 'return-window'],
  ['firta', 'return-window'],
  ['hetauda ma mistri aauchha?', 'assembly', 'large-pieces'],
  ['jadan ko paisa lagcha', 'delivery-cost'],
  ['EMI', 'payment-methods'],
  ['emi ma kinna milcha', 'payment-methods'],
  ['kista', 'payment-methods'],
  ['kista ma kinna milcha', 'payment-methods'],
  ['order cancel kasari garne', 'cancel-order'],
  ['delivery kati din lagcha', 'delivery-time'],
  ['saman Butwal ma kati din ma aaipugcha', 'delivery-time'],
  ['code aayena', 'no-code'],
  ['dhuwani ko paisa lagcha', 'delivery-cost'],
])('"%s" in Roman letters finds the answer %s first in both languages', ([query, slug, nepaliSlug]) => {
  expect(searchFaqs(english, query!, shopNames, readHelpWords).entries[0]?.slug).toBe(slug)
  expect(searchFaqs(nepali, query!, [], readHelpWords).entries[0]?.slug).toBe(nepaliSlug ?? slug)
})

test('"paisa firta kahile aaucha" finds when the money comes back', () => {
  const slugs = (faqs: typeof english) =>
    searchFaqs(faqs, 'paisa firta kahile aaucha', [], readHelpWords).entries.map(({ slug }) => slug)
  expect(slugs(english)[0]).toBe('refund-time')
  expect(slugs(nepali)).toContain('refund-time')
})

test.for(['मिस्त्री', 'हेटौंडामा मिस्त्री आउँछ'])('%s finds the answers about assembly', (query) => {
  const slugs = searchFaqs(nepali, query, [], readHelpWords).entries.map(({ slug }) => slug)
  expect(slugs.toSorted()).toEqual(['assembly', 'large-pieces'])
})

test('what is typed in whole is found with its marks, also where the list of words is loaded', () => {
  const [{ answer, slug }] = english as [(typeof english)[number]]
  const part = answer.split('. ')[0]!.slice(0, 40)
  expect(searchFaqs(english, part, shopNames, readHelpWords)).toMatchObject({ isExact: true })
  expect(searchFaqs(english, part, shopNames, readHelpWords).entries.map((one) => one.slug)).toContain(slug)
  expect(readHelpWords('email, too', () => true)).toBe('email, too')
})
