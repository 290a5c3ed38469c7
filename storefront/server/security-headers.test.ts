import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './security-headers.ts'

const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

test('each inline script and style of a page is allowed by its hash, and nothing else inline', () => {
  const html = `<style>a{}</style><script>one()</script><script type="module" async="">two()</script>`
  const policy = contentSecurityPolicy(html)
  expect(policy).toContain(`script-src 'self' ${hash('one()')} ${hash('two()')};`)
  expect(policy).toMatch(`style-src 'self' ${hash('a{}')} 'sha256-`)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
})

test('scripts from files and data blocks need no hash', () => {
  const html = `<script src="/assets/a.js"></script><script type="application/ld+json">{"@type":"Thing"}</script>`
  expect(contentSecurityPolicy(html)).toContain(`script-src 'self';`)
})

test('the hash of the 3D viewer’s style matches the installed package', async () => {
  const template = await readFile(new URL(import.meta.resolve('@google/model-viewer/lib/template.js')), 'utf8')
  const [, style] = /<style>([\s\S]*?)<\/style>/.exec(template)!
  expect(contentSecurityPolicy('')).toContain(`style-src 'self' ${hash(style!)};`)
})
