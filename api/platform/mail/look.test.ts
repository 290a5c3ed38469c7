import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { colours, keyShape } from './look.ts'

test('mails use the same colors and key shape as the pages', async () => {
  const tokens = await readFile(new URL('../../../storefront/app/ui/tokens.css', import.meta.url), 'utf8')
  for (const [name, colour] of Object.entries(colours)) expect(tokens).toContain(`--${name}: ${colour};`)
  expect(tokens).toContain(`--key: ${keyShape};`)
})
