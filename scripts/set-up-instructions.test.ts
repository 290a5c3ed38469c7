import { expect, test } from 'vitest'
import { instructions } from '../admin/src/set-up/instructions.ts'
import { settingNames } from '../api/platform/env/env.ts'
import { readText } from './deploy-files.fixture.ts'

const all = Object.values(instructions)

test('every name in capitals of the set-up’s instructions is a setting of the shop', () => {
  const texts = all.flatMap(({ steps, lines = [] }) => [...steps, ...lines.map((line) => line.split('=')[0]!)])
  const named = texts.flatMap((text) => text.match(/\b[A-Z]+(?:_[A-Z]+)+\b/g) ?? [])
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !settingNames.includes(name))).toEqual([])
})

test('every section that they name is in the manual', () => {
  const headings = new Set([...readText('docs/operations.md').matchAll(/^##+ (.+)$/gm)].map(([, heading]) => heading!))
  expect(all.map(({ section }) => section).filter((section) => !headings.has(section))).toEqual([])
})
