import { expect, test } from 'vitest'
import { inLanguage, languageOf, languagePath, withoutLanguage } from './languages.ts'

test.each([
  ['/ne/product/7', 'ne', '/product/7'],
  ['/ne', 'ne', '/'],
  ['/product/7', 'en', '/product/7'],
  ['/', 'en', '/'],
  ['/new-things', 'en', '/new-things'],
  ['/nepal/ne', 'en', '/nepal/ne'],
] as const)('%s is a page in %s: %s', (address, language, path) => {
  expect(languageOf(address)).toBe(language)
  expect(withoutLanguage(address)).toBe(path)
  expect(languagePath(language, path)).toBe(address)
})

test('a call asks for its language once, and not for English', () => {
  expect(inLanguage('/api/category', 'en')).toBe('/api/category')
  expect(inLanguage('/api/category', 'ne')).toBe('/api/category?lang=ne')
  expect(inLanguage('/api/category?limit=3', 'ne')).toBe('/api/category?limit=3&lang=ne')
  expect(inLanguage('/api/orders/1/pdf?lang=en', 'ne')).toBe('/api/orders/1/pdf?lang=en')
})

test.each(['/ne//another.example', '/ne///another.example/x', '//another.example'])(
  '%s leads to no other site',
  (path) => {
    expect(withoutLanguage(path)).toMatch(/^\/another\.example/)
  },
)
