import { expect, test } from 'vitest'
import { MAX_MARKDOWN_LENGTH, renderMarkdown } from './render-markdown.ts'

/** Some renderers take quadratic time for these: 20,000 letters held the server for up to 14 s. */
const endless: [string, string][] = [
  ['quotes in quotes', '>'],
  ['lists in lists', '+ '],
  ['lists in lists, line after line', '- - - - - - a\n'],
  ['open brackets', '['],
  ['pictures', '!['],
  ['half emphasis', '*a **a '],
  ['emphasis', 'a*'],
  ['emphasis of both kinds', '*a_'],
  ['signs of emphasis alone', '*_'],
  ['links', '[a]('],
  ['definitions', '[a]: b\n'],
  ['tags', '<a b="'],
  ['headings', '# a\n'],
  ['underlined headings', 'a\n=\n'],
  ['quotes that go on without their sign', '> a\nb\n'],
  ['table cells', '|'],
  ['tables', '|a|b|\n|-|-|\n'],
  ['wide tables of short rows', `|${'a|'.repeat(300)}\n|${'-|'.repeat(300)}\n${'x\n'.repeat(200)}\n`],
  ['a table of short rows', `|${'a|'.repeat(6)}\n|${'-|'.repeat(6)}\n${'x\n'.repeat(10_000)}`],
  ['a table without edges', `${'a|'.repeat(7)}a\n${'-|'.repeat(7)}-\n${'x\n'.repeat(990)}`],
]

test.for(endless)('a page full of %s holds the server for half a second at most', ([, part]) => {
  const began = process.cpuUsage()
  renderMarkdown(part.repeat(MAX_MARKDOWN_LENGTH).slice(0, MAX_MARKDOWN_LENGTH), 'en')
  const { user } = process.cpuUsage(began)
  expect(user / 1e6).toBeLessThan(0.5)
})
