import { ListContextProvider, useList } from 'react-admin'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerApi, openPart } from '../test/open-part.tsx'
import { ConfirmChosen } from './confirm-chosen.tsx'

const rows = ['one', 'two', 'three'].map((id) => ({ id, number: `KA-${id}` }))

function Chosen() {
  const list = useList({ data: rows })
  return (
    <ListContextProvider value={{ ...list, selectedIds: rows.map(({ id }) => id) } as never}>
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
