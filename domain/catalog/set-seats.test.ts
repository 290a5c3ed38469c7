import { expect, test } from 'vitest'
import { setSeats } from './set-seats.ts'

const nothing = { slug: 'karnali-dining-set', specialFeatures: null, shortDescription: '' }

test.each([
  ['Table and six chairs, Padded seats', 6, false],
  ['Table with four solid oak chairs', 4, false],
  ['Six-seater table with two chairs and a bench, Bench slides under', 2, true],
  ['Two armchairs, one table', 2, false],
  ['8 chairs', 8, false],
  ['टेबल र छ कुर्सी, गद्दादार सिट', 6, false],
  ['टेबल र ४ वटा कुर्सी', 4, false],
  ['टेबल र चारवटा कुर्सी', 4, false],
  ['दुई कुर्सी र एउटा बेन्चसहितको छ सिटे टेबल', 2, true],
  // The name of the set counts people.
  ['Six-seater table and chairs', 6, false],
  ['Six-seater table and a bench', 3, true],
  ['छ सिटे टेबल', 6, false],
  ['1.8 m table, 8 chairs with cushions', 8, false],
  // Another clause names what does not belong to the set.
  ['No bench, four chairs', 4, false],
  ['Four chairs. Goes well with our bench', 4, false],
  ['चार कुर्सी। हाम्रो बेन्चसँग सुहाउँछ', 4, false],
  ['Six-seater table; a bench is sold apart', 6, false],
])('%j has %i chairs, with a bench: %s', (specialFeatures, chairs, hasBench) => {
  expect(setSeats({ ...nothing, specialFeatures })).toStrictEqual({ chairs, hasBench })
})

test('the short description counts where the features do not, and then the slug', () => {
  const shortDescription = 'A round table and two chairs.'
  expect(setSeats({ ...nothing, shortDescription })).toStrictEqual({ chairs: 2, hasBench: false })
  expect(setSeats({ ...nothing, slug: 'karnali-4-seater-set' })).toStrictEqual({ chairs: 4, hasBench: false })
})

test.each([
  '',
  'A table of 160 by 85 cm and chairs',
  'Chairs, padded',
  '40 chairs',
  '1.6 m table, chairs',
  '1.6m table + chairs',
  '1.8 m table, chairs with cushions',
  '6 ft table, chairs',
  '6 ft table + chairs',
  '२ मिटर टेबल, कुर्सी',
  '२ मिटरको टेबल + कुर्सी',
  'Table for six; the two benches and chairs are sold apart',
])('%j counts nothing', (said) => {
  expect(setSeats({ ...nothing, specialFeatures: said })).toBeNull()
})
