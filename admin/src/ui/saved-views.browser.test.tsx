import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ListContextProvider, useList, type ListControllerResult, type RaRecord } from 'react-admin'
import { permissionsOf } from '#domain/staff/staff.ts'
import { rememberStaff } from '../session/staff-session.ts'
import { answerApi, openPart } from '../test/open-part.tsx'
import { SavedViews } from './saved-views.tsx'

function List() {
  const list = useList<RaRecord>({ data: [] })
  return (
    <ListContextProvider value={{ ...list, resource: 'orders' } as ListControllerResult}>
      <SavedViews />
    </ListContextProvider>
  )
}

test('the keyboard alone can delete a saved view', async () => {
  const views = [
    { id: 3, resource: 'orders', name: 'Late', isMine: true, isShared: false, madeBy: 'Owner', filters: {}, sort: '' },
  ]
  answerApi({
    'GET /api/admin/saved-views': () => ({ status: 200, body: { items: views, total: views.length } }),
    'DELETE /api/admin/saved-views/3': () => {
      views.pop()
      return { status: 200, body: {} }
    },
  })
  await openPart(<List />)
  page.getByRole('button', { name: 'Views' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Late', exact: true })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('menuitem', { name: 'Delete view “Late”' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('View “Late” deleted')).toBeVisible()
  expect(views).toEqual([])
})

test('an owner can delete a colleague’s shared view, and support cannot', async () => {
  const views = [
    { id: 4, resource: 'orders', name: 'Kaski', isMine: false, isShared: true, madeBy: 'Sita', filters: {}, sort: '' },
  ]
  answerApi({ 'GET /api/admin/saved-views': () => ({ status: 200, body: { items: views, total: views.length } }) })
  await openPart(<List />)
  await page.getByRole('button', { name: 'Views' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Delete view “Kaski”' })).toBeVisible()
  rememberStaff({ permissions: permissionsOf('support') } as never)
  await expect.element(page.getByRole('menuitem', { name: 'Kaski by Sita' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Delete view “Kaski”' })).not.toBeInTheDocument()
})
