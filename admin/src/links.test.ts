import { glob, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { areas } from './areas.ts'

const names = new Set(areas.map(({ name }) => name))
/** What `to` and `listLink` name, up to the first thing that is filled in: `/orders/`, `stock/movements`. */
const link = /(?:\bto(?:=\{?|: )[`"']\/|listLink\(')([a-z/-]*[a-z])/g

test('whatever a page leads to is there', async () => {
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
