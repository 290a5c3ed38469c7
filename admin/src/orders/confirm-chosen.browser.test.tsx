import { ListContextProvider, useList, useRecordSelection } from 'react-admin'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerApi, openPart } from '../test/open-part.tsx'
import { ConfirmChosen } from './confirm-chosen.tsx'

const rows = ['one', 'two', 'three'].map((id) => ({ id, number: `KA-${id}` }))

function Chosen({ ids = rows.map(({ id }) => id) }: { ids?: string[] }) {
  const list = useList({ data: rows })
  return (
    <ListContextProvider value={{ ...list, resource: 'orders', selectedIds: ids } as never}>
      <ConfirmChosen />
    </ListContextProvider>
  )
}

/** A list that says what is selected. */
function Selected() {
  const list = useList({ data: rows })
  const [selectedIds, { select }] = useRecordSelection({ resource: 'orders' })
  return (
    <ListContextProvider value={{ ...list, resource: 'orders', selectedIds } as never}>
      <button onClick={() => select(rows.map(({ id }) => id))}>Choose</button>
      <p>Chosen: {selectedIds.join(', ')}</p>
      <ConfirmChosen />
    </ListContextProvider>
  )
}

const confirmed = () => ({ status: 200, body: {} })
const dialog = () => page.getByRole('dialog', { name: 'Confirm 3 orders?' })

async function confirm() {
  await dialog().getByRole('button', { name: 'Confirm' }).click()
}

test('chosen orders are confirmed, and one that cannot be is named with its reason', async () => {
  const message = 'What is to be paid first has not arrived yet.'
  const refused = { success: false, error: true, code: 'conflict', message }
  answerApi({
    'POST /api/admin/orders/one/confirmation': confirmed,
    'POST /api/admin/orders/two/confirmation': () => ({ status: 409, body: refused }),
    'POST /api/admin/orders/three/confirmation': confirmed,
  })
  await openPart(<Chosen />)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await confirm()
  await expect.element(page.getByText(`2 confirmed, 1 not. KA-two: ${message}`)).toBeVisible()
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('after a lost connection the next try goes on with the orders that are left', async () => {
  const tries: string[] = []
  let isLost = true
  answerApi({
    'POST /api/admin/orders/one/confirmation': () => {
      tries.push('one')
      return confirmed()
    },
    'POST /api/admin/orders/two/confirmation': () => {
      tries.push('two')
      if (isLost) throw new TypeError('Failed to fetch')
      return confirmed()
    },
    'POST /api/admin/orders/three/confirmation': confirmed,
  })
  await openPart(<Chosen />)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await confirm()
  await expect.element(dialog().getByRole('alert')).toBeVisible()
  await expect.element(dialog().getByText('1 of 3')).toBeVisible()
  isLost = false
  await confirm()
  await expect.element(page.getByText('3 confirmed')).toBeVisible()
  expect(tries).toEqual(['one', 'two', 'two'])
})

test('orders that a colleague has confirmed already share one reason', async () => {
  const message = 'This order is already confirmed.'
  const refused = () => ({ status: 409, body: { success: false, error: true, code: 'conflict', message } })
  answerApi({
    'POST /api/admin/orders/one/confirmation': refused,
    'POST /api/admin/orders/two/confirmation': confirmed,
    'POST /api/admin/orders/three/confirmation': refused,
  })
  await openPart(<Chosen />)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await confirm()
  await expect.element(page.getByText(`1 confirmed, 2 not. KA-one, KA-three: ${message}`)).toBeVisible()
})

test('a dialog cancelled after a limit says what was confirmed, and the other orders stay chosen', async () => {
  const message = 'Please try again in 5 minutes.'
  const limited = { success: false, error: true, code: 'too_many_requests', message }
  answerApi({
    'POST /api/admin/orders/one/confirmation': confirmed,
    'POST /api/admin/orders/two/confirmation': () => ({ status: 429, body: limited }),
  })
  await openPart(<Selected />)
  await page.getByRole('button', { name: 'Choose' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await confirm()
  await expect.element(dialog().getByText(message)).toBeVisible()
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByText('1 confirmed')).toBeVisible()
  await expect.element(page.getByText('Chosen: two, three')).toBeVisible()
})

test('an order that was deleted meanwhile shows its reason alone', async () => {
  const message = 'There is no such order.'
  answerApi({
    'POST /api/admin/orders/one/confirmation': confirmed,
    'POST /api/admin/orders/gone/confirmation': () => ({
      status: 404,
      body: { success: false, error: true, code: 'not_found', message },
    }),
    'GET /api/admin/orders': () => ({ status: 200, body: { items: [], total: 0 } }),
  })
  await openPart(<Chosen ids={['one', 'gone']} />)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText(`1 confirmed, 1 not. ${message}`)).toBeVisible()
})
