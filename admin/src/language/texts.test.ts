import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { bareTexts } from './bare-texts.fixture.ts'
import { nepali } from './nepali.ts'

const folder = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const sources = globSync('**/*.{ts,tsx}', { cwd: folder })
  .filter((file) => !/\.test\.tsx?$|\.fixture\.|^(test|language)\//.test(file))
  .toSorted()

/** Words that are the same in both languages, or that only programs read. */
const stayEnglish: Record<string, RegExp> = {
  // Names of groups, shown by t(group).
  'area.ts': /./,
  // Keys of the keyboard, and what only the console says.
  'find/entry.ts': /^Open$/,
  'find/find.tsx': /^Ctrl/,
  'find/palette-list.tsx': /^Enter$/,
  'find/palette.tsx': /^(Esc|(Ctrl )?Enter)$/,
  'find/shortcuts-sheet.tsx': /^Ctrl$/,
  'find/use-keys.ts': /could not be loaded/,
  'health/health-words.ts': / ms$/,
  'health/machine-parts.tsx': /^Node$/,
  'help/faqs/list.tsx': /^\/help-center/,
  // Sections of the operations manual, which is in English, and commands.
  'set-up/instructions.ts': /./,
  'settings/settings-parts.tsx': /^Viber$/,
  // Instead of react-admin's English.
  'texts.ts': /./,
  'ui/export-menu.tsx': /^(CSV|Excel \(XLSX\))$/,
  'ui/file-buttons.tsx': /^Excel$/,
  // Keys of React and of storage.
  'orders/order-words.ts': /^line \{\}$/,
  'ui/sortable-list.tsx': /^row \{\}$/,
}

test('every text of the back office passes through t', () => {
  const bare = sources.flatMap((file) =>
    bareTexts(file, read(file))
      .filter(({ text }) => !stayEnglish[file]?.test(text))
      .map(({ line, text }) => `${file}:${line} ${text}`),
  )
  expect(bare).toEqual([])
})

/** The values that a text names. */
const valuesOf = (text: string) => [...new Set(Array.from(text.matchAll(/%\{\w+\}/g), ([name]) => name))].toSorted()

test('a Nepali text has the values of its English', () => {
  const wrong = Object.entries(nepali).filter(
    ([english, translated]) => valuesOf(english).join() !== valuesOf(translated).join(),
  )
  expect(wrong).toEqual([])
})

/** Names that Nepali readers know in Latin letters, and texts that are only values and signs. */
const isNoWord = /^(PAN|SKU|WhatsApp|Viber|%\{title\}, Markdown|[^A-Za-z]*(%\{\w+\}[^A-Za-z]*)+)$/

test('a Nepali text is written in Devanagari', () => {
  const wrong = Object.entries(nepali).filter(
    ([, text]) => !/\p{Script=Devanagari}/u.test(text) && !isNoWord.test(text),
  )
  expect(wrong).toEqual([])
})

/** Texts that the server composes, and labels made from names of columns, jobs and mails. */
const MADE_UP = /from-server|audit|personal-holdings/

test('each text is in one file, and a source of the back office or the server has it', () => {
  const server = globSync('../../{api,contract,domain}/**/*.ts', { cwd: folder })
  const used = [...sources, ...server.filter((file) => !file.endsWith('.test.ts'))].map(read).join('\n')
  const keys = globSync('nepali/*.ts', { cwd: import.meta.dirname }).flatMap((file) =>
    keysOf(readFileSync(join(import.meta.dirname, file), 'utf8')).map((key) => ({ file, key })),
  )
  const counts = Map.groupBy(keys, ({ key }) => key)
  expect([...counts].filter(([, all]) => all.length > 1)).toEqual([])
  expect(keys.filter(({ file, key }) => !MADE_UP.test(file) && !used.includes(key))).toEqual([])
})

function keysOf(source: string): string[] {
  const { program } = parseSync('texts.ts', source)
  const found: string[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node !== 'object' || node === null) return
    if ('type' in node && node.type === 'Property') {
      const { name, value } = (node as unknown as { key: { name?: string; value?: string } }).key
      found.push(name ?? value ?? '')
    }
    Object.values(node).forEach(visit)
  }
  visit(program.body)
  return found
}
