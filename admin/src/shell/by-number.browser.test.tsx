import { Resource } from 'react-admin'
import { Route, Routes, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { areas } from '../areas.ts'
import { answerApi, openPart } from '../test/open-part.tsx'
import { ByNumber } from './by-number.tsx'

const number = 'KA-261121-7F3K9Q2M'

async function openNumber(items: object[]) {
  answerApi({ 'GET /api/admin/orders': () => ({ status: 200, body: { items, total: items.length } }) })
  const orders = (
    <Resource name="orders" list={Address} show={Address}>
      <Route path=":number" element={<ByNumber />} />
    </Resource>
  )
  const routes = (
    <Routes>
      <Route path="/orders/*" element={orders} />
    </Routes>
  )
  await openPart(routes, 'orders', `/orders/${number}`)
}

function Address() {
  return <p>Now at {useLocation().pathname}</p>
}

test('the records that mails to the shop link have numbers', () => {
  const names = areas.filter(({ hasNumbers }) => hasNumbers).map(({ name }) => name)
  expect(names).toEqual(['orders', 'custom-requests', 'tickets'])
})

test('a number opens its record, also where others name it', async () => {
  await openNumber([
    { id: 'first', number: 'KA-261122-7F3K9Q2M' },
    { id: 'second', number },
  ])
  await expect.element(page.getByText('Now at /orders/second/show')).toBeVisible()
})

test('a number of no record says that there is no such page', async () => {
  await openNumber([{ id: 'first', number: 'KA-261122-7F3K9Q2M' }])
  await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})
