import { expect, test } from 'vitest'
import { renderMarkdown } from './render-markdown.ts'

const endless: [string, string][] = [
  ['quotes in quotes', '>'],
  ['lists in lists', '+ '],
  ['open brackets', '['],
  ['pictures', '!['],
  ['half emphasis', '*a **a '],
  ['emphasis', 'a*'],
  ['links', '[a]('],
  ['definitions', '[a]: b\n'],
  ['tags', '<a b="'],
  ['headings', '# a\n'],
  ['table cells', '|'],
]

test.for(endless)('endless %s are rendered within seconds', { timeout: 60_000 }, ([, part]) => {
  const began = process.cpuUsage()
  renderMarkdown(part.repeat(Math.ceil(1_000_000 / part.length)), 'en')
  const { user } = process.cpuUsage(began)
  expect(user / 1e6).toBeLessThan(15)
})
