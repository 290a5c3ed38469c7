import { useLocation } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { permissionsOf } from '#domain/staff/staff.ts'
import { areas } from '../areas.ts'
import { rememberStaff } from '../session/staff-session.ts'
import { openPart } from '../test/open-part.tsx'
import { Find } from './find.tsx'
import { usableShortcuts } from './shortcuts.ts'
import { showPart } from './shown.ts'

beforeEach(() => {
  localStorage.clear()
  showPart(undefined)
})

function Address() {
  const { pathname } = useLocation()
  return <p>Now at {pathname}</p>
}

async function openPage() {
  await openPart(
    <>
      <Find />
      <Address />
      <main>
        <input name="q" aria-label="Search" />
        <form onSubmit={(event) => event.preventDefault()}>
          <input aria-label="Name" />
          <button type="submit" onClick={({ currentTarget }) => (currentTarget.textContent = 'Saved')}>
            Save
          </button>
        </form>
      </main>
    </>,
  )
}

const sheet = () => page.getByRole('dialog', { name: 'Keyboard shortcuts' })

test('two keys open a page', async () => {
  await openPage()
  await userEvent.keyboard('go')
  await expect.element(page.getByText('Now at /orders')).toBeVisible()
  await userEvent.keyboard('gp')
  await expect.element(page.getByText('Now at /products')).toBeVisible()
})

test('keys do nothing while somebody types', async () => {
  await openPage()
  await userEvent.type(page.getByRole('textbox', { name: 'Name' }), 'go?/n')
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('go?/n')
  await expect.element(sheet()).not.toBeInTheDocument()
  await expect.element(page.getByText('Now at /', { exact: true })).toBeVisible()
})

test('a slash moves to the search of the list', async () => {
  await openPage()
  await userEvent.keyboard('/')
  await expect.element(page.getByRole('textbox', { name: 'Search' })).toHaveFocus()
  await expect.element(page.getByRole('textbox', { name: 'Search' })).toHaveValue('')
})

test('Ctrl S saves the form, also while somebody types', async () => {
  await openPage()
  await page.getByRole('textbox', { name: 'Name' }).click()
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(page.getByRole('button', { name: 'Saved' })).toBeVisible()
})

test('a question mark lists every shortcut, and single keys can be switched off', async () => {
  await openPage()
  await userEvent.keyboard('?')
  await expect.element(sheet()).toBeVisible()
  const listed = sheet()
    .getByRole('term')
    .elements()
    .map((term) => term.textContent)
  const usable = usableShortcuts(areas, permissionsOf('owner')).flatMap(([, shortcuts]) => shortcuts)
  expect(listed).toEqual(expect.arrayContaining(usable.map(({ label }) => label)))
  await page.getByRole('switch', { name: 'Use single-key shortcuts' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet()).not.toBeInTheDocument()
  await userEvent.keyboard('go')
  await expect.element(page.getByText('Now at /', { exact: true })).toBeVisible()
  expect(localStorage.getItem('kastha.keys-off')).toBe('yes')
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(page.getByRole('combobox', { name: 'Find anything' })).toBeVisible()
})

test('pages that somebody may not open have no shortcut', async () => {
  await openPage()
  rememberStaff({ id: 'support', role: 'support', permissions: permissionsOf('support') } as never)
  await userEvent.keyboard('gx')
  await userEvent.keyboard('go')
  await expect.element(page.getByText('Now at /orders')).toBeVisible()
  await userEvent.keyboard('?')
  await expect.element(sheet().getByText('Orders')).toBeVisible()
  await expect.element(sheet().getByText('Settings')).not.toBeInTheDocument()
})

test('no keys stand for two things, and each page of a shortcut exists', () => {
  const all = usableShortcuts(areas, permissionsOf('owner')).flatMap(([, shortcuts]) => shortcuts)
  const keys = all.map((shortcut) => shortcut.keys.join(' '))
  expect(new Set(keys).size).toBe(keys.length)
  const firsts = all.filter((shortcut) => shortcut.keys.length > 1).map((shortcut) => shortcut.keys[0])
  expect(keys.filter((key) => firsts.includes(key))).toEqual([])
  expect(all.flatMap((shortcut) => ('area' in shortcut ? [shortcut.area] : []))).toHaveLength(10)
})
