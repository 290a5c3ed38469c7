import { expect, test } from 'vitest'
import { deskDrawers, hasRoundTable, twoDiameters, worktopBelowShelf } from './table-looks.ts'

const nothing = { specialFeatures: null, shortDescription: '' }

test.each([
  ['Drawers on both sides, Leather writing pad', 'both-sides'],
  ['Two pedestals of drawers, Cable port', 'both-sides'],
  ['दुवैतिर घर्रा, लेख्ने छालाको प्याड', 'both-sides'],
  ['Three drawers, Cable port on both sides', 'one-side'],
  ['तीन घर्रा', 'one-side'],
  ['Shelf along the back, Shallow drawer', 'top'],
  ['A desk without drawers', 'none'],
  ['No deep drawers, Cable port', 'none'],
  ['पछाडि लामो तख्ता, पातलो घर्रा', 'top'],
  ['Two stored heights, Works with an inverter', 'none'],
  ['', 'none'],
] as const)('%j has its drawers: %s', (specialFeatures, drawers) => {
  expect(deskDrawers({ ...nothing, specialFeatures })).toBe(drawers)
})

test('the features come before the short description', () => {
  const shortDescription = 'Two pedestals of drawers and a clear run for the knees.'
  expect(deskDrawers({ ...nothing, shortDescription })).toBe('both-sides')
  expect(deskDrawers({ specialFeatures: 'Shallow drawer', shortDescription })).toBe('top')
})

test.each([
  ['A round oak table on one pedestal, with four chairs.', true],
  ['A round table and two chairs that fold flat.', true],
  ['Two round tables that slide together.', true],
  ['एउटै खम्बामा अडिएको ओकको गोलो टेबल र चार कुर्सी।', true],
  ['दुई गोला टेबल।', true],
  ['Eight places round a softly curved oak top of the table.', false],
  ['A table with rounded edges.', false],
  ['', false],
] as const)('%j has a round table: %s', (shortDescription, isRound) => {
  expect(hasRoundTable({ ...nothing, shortDescription })).toBe(isRound)
})

test.each([
  ['Worktop 75 cm high, Raised shelf along the back', 75],
  ['Raised shelf, Worktop at 72 cm', 72],
  ['काम गर्ने सतह ७५ सेमी अग्लो, पछाडि उठेको लामो तख्ता', 75],
  ['Worktop 75 cm high, Shallow drawer', null],
  ['Raised shelf along the back', null],
  ['Worktop of 25 mm oak, Raised shelf', null],
] as const)('%j has its worktop at %s', (specialFeatures, height) => {
  expect(worktopBelowShelf({ ...nothing, specialFeatures })).toBe(height)
})

test.each([
  ['Set of two, Tops 80 and 54 cm across', 'Two round tables that slide together.', [80, 54]],
  ['Tops 54 and 80 cm across', 'Two round oak tables.', [80, 54]],
  ['व्यास ८० र ५४ सेमी', 'छुट्टै उभिने दुई गोला टेबल।', [80, 54]],
  ['Tops 80 and 54 cm across', 'Two square tables.', null],
  ['Felt feet', 'Two round tables that slide together.', null],
  ['Tops 80 and 54 cm across', 'A round table and two chairs.', null],
] as const)('%j and %j are two tables of %j', (specialFeatures, shortDescription, diameters) => {
  expect(twoDiameters({ specialFeatures, shortDescription })).toEqual(diameters)
})
