import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** Loads the texts anew in a browser with that choice. */
async function textsIn(chosen: string | null, browser = 'en-GB') {
  vi.stubGlobal('localStorage', { getItem: () => chosen })
  vi.stubGlobal('navigator', { language: browser })
  const { language } = await import('./language.ts')
  const { keepTexts } = await import('./loaded-texts.ts')
  if (language === 'ne') keepTexts(await import('./nepali.ts'))
  return import('./t.ts')
}

// Other files of the process read English texts.
beforeEach(() => void vi.resetModules())
afterEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
})

test.each([
  ['en', 'ne-NP', 'Save'],
  ['ne', 'en-GB', 'सुरक्षित गर्नुहोस्'],
  [null, 'ne-NP', 'सुरक्षित गर्नुहोस्'],
  [null, 'en-GB', 'Save'],
  ['fr', 'de', 'Save'],
])('with %j chosen and a browser in %s, Save is %s', async (chosen, browser, text) => {
  const { t } = await textsIn(chosen, browser)
  expect(t('Save')).toBe(text)
})

test.each([
  ['en', 1, '1 piece'],
  ['en', 1_20_000, '1,20,000 pieces'],
  ['ne', 1, '१ थान'],
  ['ne', 1_20_000, '१,२०,००० थान'],
])('in %s a count of %d is %s', async (chosen, count, text) => {
  const { t } = await textsIn(chosen)
  expect(t('%{count} piece |||| %{count} pieces', { count })).toBe(text)
})

test('a value is put in as it is, even if it looks like a place for another', async () => {
  const { t } = await textsIn('en')
  expect(t('Order %{number}', { number: '%{count} $& $1' })).toBe('Order %{count} $& $1')
})

test('a product keeps its name in Nepali, even if that is a text or a place', async () => {
  await textsIn('ne')
  const { namesBelow } = await import('../insights/figure-text.ts')
  expect(['Save', 'Mustang'].map(namesBelow('Product'))).toEqual(['Save', 'Mustang'])
  expect(['Save', 'Mustang'].map(namesBelow('District'))).toEqual(['सुरक्षित गर्नुहोस्', 'मुस्ताङ'])
})

test('a text of the server is translated if it is known, and stays as it is otherwise', async () => {
  const { said } = await textsIn('ne')
  expect([said('Save'), said('constructor'), said('Rara bed')]).toEqual(['सुरक्षित गर्नुहोस्', 'constructor', 'Rara bed'])
})
