import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { roomNames, shellCategories } from '../../test/given-categories.ts'
import { givenShell } from '../../test/given-shell.ts'
import { Footer } from './footer.tsx'

const footer = () => page.getByRole('contentinfo')
const products = () => footer().getByRole('navigation', { name: 'Products' }).getByRole('link')
const fold = () => footer().getByRole('button', { name: 'Products' })

async function open(): Promise<void> {
  const hours = [
    { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '20:00' },
    { days: [6], opens: '10:00', closes: '18:00' },
  ]
  const networks = ['instagram', 'facebook', 'whatsapp'] as const
  const social = networks.map((network) => ({ network, url: `https://${network}.example/kastha` }))
  const shell = { ...givenShell({ hours, social }), categories: shellCategories }
  const Stub = createRoutesStub([{ path: '/', Component: () => <Footer shell={shell} /> }])
  await render(<Stub initialEntries={['/']} />)
  await expect.element(footer()).toBeVisible()
}

test.for([
  ['Free shipping and installation', 'On all orders over Nrs. 1,00,000'],
  ['Visit store', 'Pulchowk 3, Lalitpur'],
  ['Support during business hours', 'Mon-Fri 9-8, Sat 10-6'],
  ['10 lakhs + satisfied customers', 'From Koshi to Sudurpashchim'],
] as const)('the footer shows the highlight "%s": %s', async ([title, words]) => {
  await open()
  const item = footer().getByRole('listitem').filter({ hasText: title })
  await expect.element(item.getByText(words, { exact: true })).toBeVisible()
})

test('the footer shows address, phone and email', async () => {
  await open()
  const contact = footer().getByRole('region', { name: 'Contact' })
  const toMap = contact.getByRole('link', { name: 'Pulchowk 3, Lalitpur 44700' })
  await expect.element(toMap).toHaveAttribute('href', 'https://maps.example/kastha')
  await expect.element(contact.getByRole('link', { name: '01-5550123' })).toHaveAttribute('href', 'tel:+97715550123')
  const toMail = contact.getByRole('link', { name: 'hello@kastha.example' })
  await expect.element(toMail).toHaveAttribute('href', 'mailto:hello@kastha.example')
})

test('the footer shows the social networks and the year', async () => {
  await open()
  const networks = footer().getByRole('region', { name: 'Follow us' }).getByRole('link')
  expect(networks.length).toBe(3)
  await expect.element(networks.first()).toHaveAccessibleName('Follow us on Instagram')
  await expect.element(footer().getByText(new RegExp(`^© ${new Date().getUTCFullYear()} Kastha\\.`))).toBeVisible()
})

test('on desktop the footer’s rooms are open, each linked to its listing', async () => {
  await open()
  expect(fold().length).toBe(0)
  expect(
    products()
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(roomNames)
  await expect.element(products().first()).toHaveAttribute('href', '/productListing/category/1')
})

test('on a phone the footer’s rooms expand and collapse', async () => {
  await page.viewport(390, 844)
  await open()
  await expect.element(fold()).toHaveAttribute('aria-expanded', 'false')
  expect(products().length).toBe(0)
  await fold().click()
  await expect.element(fold()).toHaveAttribute('aria-expanded', 'true')
  expect(products().length).toBe(6)
  await fold().click()
  await expect.poll(() => products().length).toBe(0)
})

test('the footer says that pieces can be returned, and how to pay', async () => {
  await open()
  const returns = footer().getByRole('link', { name: 'Returns within 30 days of delivery' })
  await expect.element(returns).toHaveAttribute('href', '/return-policy')
  const ways = footer().getByText('Ways to pay: Cash on delivery, eSewa, Khalti, Bank transfer', { exact: true })
  await expect.element(ways).toBeVisible()
})

test('the footer offers a free measuring visit beside the help', async () => {
  await open()
  const visit = footer().getByRole('navigation', { name: 'Help' }).getByRole('link', { name: 'Free measuring visit' })
  await expect.element(visit).toHaveAttribute('href', '/measuring-visit')
})
