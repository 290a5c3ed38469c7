import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { tokens } from './tokens.ts'

test('the back office uses the colors of the storefront', async () => {
  const css = await readFile(new URL('../../../storefront/app/ui/tokens.css', import.meta.url), 'utf8')
  const ofTheShop = Object.fromEntries(
    [...css.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  )
  expect(ofTheShop).toMatchObject(tokens)
})
