import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { LanguageSwitch } from './language-switch.tsx'

const KEY = 'k'.repeat(43)

/** Addresses whose parameters only the browser reads: their served HTML is the same for every visitor. */
test.for([
  `/order-confirmed?order=KA-261121-7Q2M4XZP&key=${KEY}`,
  `/track-order?order=KA-261121-7Q2M4XZP&key=${KEY}`,
  `/my-orders/KA-261121-7Q2M4XZP?key=${KEY}`,
  `/my-orders/KA-261121-7Q2M4XZP/invoice/0197f0a4-7c11-4d3e-9c58-0b7a52f1c0de?key=${KEY}`,
  `/custom-orders/CR-261121-7Q2M?key=${KEY}`,
  `/contact/T-261121-7Q2M?key=${KEY}`,
  '/contact?product=48',
  '/product/48?color=forest-green&size=153*200',
  '/my-orders?page=2',
  '/search?q=sofa&page=2#results',
  '/planner#plan=q1YqS8wpTVWyUkpKLFKqBQA',
  '/payment/0197f0a4-7c11-4d3e-9c58-0b7a52f1c0de',
  `/cart/shared/${KEY}`,
  `/my-list/shared/${KEY}`,
  '/?utm_source=newsletter',
])('the other language of %s is the same page', async (address) => {
  const host = document.createElement('nav')
  host.innerHTML = renderToString(switchAt(address.split(/[?#]/)[0]!))
  document.body.append(host)
  const root = hydrateRoot(host, switchAt(address))
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  const other = address === '/?utm_source=newsletter' ? '/ne?utm_source=newsletter' : `/ne${address}`
  await expect.element(page.getByRole('link', { name: 'नेपाली' })).toHaveAttribute('href', other)
})

const switchAt = (address: string) => (
  <MemoryRouter initialEntries={[address]}>
    <LanguageSwitch />
  </MemoryRouter>
)
