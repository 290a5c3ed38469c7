import { useState } from 'react'
import { DataTable, ListBase, useListContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerApi, openPart } from '../test/open-part.tsx'
import { RowCheckboxes } from './row-checkboxes.tsx'

const items = ['one', 'two'].map((id) => ({ id, number: `KA-${id}` }))
const searched = `/?filter=${encodeURIComponent(JSON.stringify({ q: 'stool' }))}`

function Chosen() {
  const { selectedIds, setFilters, setPage } = useListContext()
  return (
    <>
      <p>Chosen: {selectedIds.join(', ') || 'none'}</p>
      <button onClick={() => setFilters({ state: 'pending' })}>Only pending</button>
      <button onClick={() => setPage(2)}>Next page</button>
    </>
  )
}

function Orders() {
  const [isShown, setIsShown] = useState(true)
  return (
    <>
      {isShown && (
        <ListBase perPage={2} disableAuthentication>
          <RowCheckboxes nameOf={({ number }) => number}>
            <DataTable bulkActionButtons={<Chosen />}>
              <DataTable.Col source="number" />
            </DataTable>
          </RowCheckboxes>
        </ListBase>
      )}
      <button onClick={() => setIsShown(!isShown)}>Come and go</button>
      <Link to={searched}>Stools</Link>
    </>
  )
}

async function chooseOne() {
  answerApi({ 'GET /api/admin/orders': () => ({ status: 200, body: { items, total: 4 } }) })
  await openPart(<Orders />)
  await page.getByRole('checkbox', { name: 'Select KA-one' }).click()
  await expect.element(page.getByText('Chosen: one')).toBeVisible()
}

test('other filters drop what was chosen, as it may no longer be shown', async () => {
  await chooseOne()
  await page.getByRole('button', { name: 'Only pending' }).click()
  await expect.element(page.getByText('Chosen: none')).toBeInTheDocument()
})

test('what was chosen stays while pages are turned, and while the list is left', async () => {
  await chooseOne()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect.element(page.getByText('Chosen: one')).toBeVisible()
  await page.getByRole('button', { name: 'Come and go' }).click()
  await expect.element(page.getByRole('table')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Come and go' }).click()
  await expect.element(page.getByText('Chosen: one')).toBeVisible()
})

test('a list that opens with other filters than before begins without a choice', async () => {
  await chooseOne()
  await page.getByRole('button', { name: 'Come and go' }).click()
  await page.getByRole('link', { name: 'Stools' }).click()
  await page.getByRole('button', { name: 'Come and go' }).click()
  await expect.element(page.getByText('Chosen: none')).toBeInTheDocument()
})
