import { expect, test } from 'vitest'
import { messages as english } from '#messages/pages.ts'
import { addMessages } from '../../messages/text.ts'
import { helpMeta } from './help-meta.ts'

addMessages('ne', english)

test('search engines get the Help Center’s URL in each language', () => {
  const shell = { language: 'ne', publicUrl: 'https://kastha.example', settings: { name: 'Kastha' } }
  const tags = helpMeta(shell as unknown as Parameters<typeof helpMeta>[0], [])
  const links = tags.flatMap((tag) => ('rel' in tag ? [[tag['rel'], tag['hrefLang'], tag['href']]] : []))
  expect(links).toEqual([
    ['canonical', undefined, 'https://kastha.example/ne/help-center'],
    ['alternate', 'en', 'https://kastha.example/help-center'],
    ['alternate', 'ne', 'https://kastha.example/ne/help-center'],
    ['alternate', 'x-default', 'https://kastha.example/help-center'],
  ])
})
