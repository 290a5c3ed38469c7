import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Product, Variant } from '#contract/catalog/products.ts'
import { failModule } from '../../../test/fail-module.ts'
import { givenSettings } from '../../../test/given-shell.ts'
import { openPage } from '../../../test/open-page.tsx'
import { prefetch } from '../../../ui/lazy-part.tsx'
import { CustomOrderPanel } from './custom-order-panel.tsx'

const loadForm = () => import('./custom-order-form.tsx')

beforeAll(() => failModule('form/custom-order-form.tsx'))

const Panel = () => (
  <CustomOrderPanel
    product={{ _id: '1' } as Product}
    chosen={{} as Variant}
    url="https://kastha.example/product/1"
    shop={givenSettings}
    isShown
  />
)

test('if the form fails to load, the shop’s contacts stay', async () => {
  await openPage('/product/:id', Panel, { address: '/product/1' })
  await expect.element(page.getByRole('alert')).toMatchTextContent(/The form could not be loaded/)
  const ways = page.getByRole('region', { name: 'Ask the shop' }).getByRole('link')
  expect(ways.elements().map((link) => link.getAttribute('href')!.split(/[:/]/)[0])).toEqual(['tel', 'https', 'mailto'])
})

test('a failed prefetch of the form is no error', async () => {
  const failed = vi.fn<() => void>()
  window.addEventListener('unhandledrejection', failed)
  onTestFinished(() => window.removeEventListener('unhandledrejection', failed))
  prefetch(loadForm)
  await expect(loadForm()).rejects.toThrow()
  // The browser reports the error after the current task.
  const { port1, port2 } = new MessageChannel()
  const nextTask = new Promise((resolve) => port1.addEventListener('message', resolve))
  port1.start()
  port2.postMessage(null)
  await nextTask
  expect(failed).not.toHaveBeenCalled()
})
