import { glob, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { areas } from './areas.ts'

const names = new Set(areas.map(({ name }) => name))
/** Matches the targets of `to` and `listLink` up to the first placeholder: `/orders/`, `stock/movements`. */
const link = /(?:\bto(?:=\{?|: )[`"']\/|listLink\(')([a-z/-]*[a-z])/g

test('every link of a page leads to an existing area', async () => {
  const dead: string[] = []
  let count = 0
  for await (const path of glob('**/*.tsx', { cwd: import.meta.dirname })) {
    const source = await readFile(join(import.meta.dirname, path), 'utf8')
    for (const [, target] of source.matchAll(link)) {
      count += 1
      if (!names.has(target!) && !names.has(target!.split('/')[0]!)) dead.push(`${basename(path)}: /${target}`)
    }
  }
  expect(dead).toEqual([])
  expect(count).toBeGreaterThan(30)
})
