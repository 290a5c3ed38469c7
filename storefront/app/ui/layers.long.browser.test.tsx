import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { address, dialog, drawer, inDrawer, opener, openTwoPages, steps } from './layers.fixture.tsx'

async function isAt(path: string): Promise<void> {
  await expect.poll(() => address().element().textContent).toBe(path)
}

async function isClosed(): Promise<void> {
  await expect.element(drawer()).not.toBeInTheDocument()
}

async function openDrawer(): Promise<void> {
  await opener().click()
  await expect.element(drawer()).toBeVisible()
  await expect.poll(() => history.state).toHaveProperty('layers', 1)
}

test('Back closes a drawer each time, and loads nothing', async () => {
  const { loaded } = await openTwoPages()
  for (const round of [1, 2]) {
    await openDrawer()
    history.back()
    await isClosed()
    await expect.element(opener(), { message: `round ${round}` }).toHaveFocus()
    await isAt('/second')
  }
  expect(loaded).toEqual([])
  history.back()
  await isAt('/first')
})

test('Forward leaves it closed, and needs no second Back', async () => {
  await openTwoPages()
  await openDrawer()
  history.back()
  await isClosed()
  // Forward, and back to the page again.
  const bothWays = steps(2)
  history.forward()
  await bothWays
  expect(history.state).not.toHaveProperty('layers')
  await isClosed()
  history.back()
  await isAt('/first')
})

test.for([
  ['The close button', () => drawer().getByRole('button', { name: 'Close' }).click()],
  ['Escape', () => userEvent.keyboard('{Escape}')],
] as const)('%s leaves no history entry behind', async ([, close]) => {
  const { loaded } = await openTwoPages()
  await openDrawer()
  await close()
  await isClosed()
  await expect.poll(() => history.state).not.toHaveProperty('layers')
  expect(loaded).toEqual([])
  history.back()
  await isAt('/first')
})

test('two quick presses on Back close the drawer and leave the page', async () => {
  await openTwoPages()
  await openDrawer()
  history.back()
  history.back()
  await isAt('/first')
  await expect.element(drawer()).not.toBeInTheDocument()
})

test('Back closes the dialog over the drawer first', async () => {
  await openTwoPages()
  await openDrawer()
  await inDrawer('Inner').click()
  await expect.element(dialog()).toBeVisible()
  await expect.poll(() => history.state).toHaveProperty('layers', 2)
  history.back()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(drawer()).toBeVisible()
  history.back()
  await isClosed()
  await isAt('/second')
  history.back()
  await isAt('/first')
})

test('a dialog that replaces the drawer takes over its entry', async () => {
  await openTwoPages()
  await openDrawer()
  await inDrawer('Instead').click()
  await expect.element(dialog()).toBeVisible()
  await isClosed()
  history.back()
  await expect.element(dialog()).not.toBeInTheDocument()
  await isAt('/second')
  history.back()
  await isAt('/first')
})

test.for([
  ['the drawer', async () => drawer().getByRole('link').click()],
  [
    'a dialog over it',
    async () => {
      await inDrawer('Inner').click()
      await dialog().getByRole('link').click()
    },
  ],
] as const)('Back from a page that %s led to finds it closed', async ([, follow]) => {
  await openTwoPages()
  await openDrawer()
  await follow()
  await isAt('/third')
  history.back()
  await isAt('/second')
  await isClosed()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.poll(() => history.state).not.toHaveProperty('layers')
  history.back()
  await isAt('/first')
})

test('a page that opens at the moment of closing is not lost', async () => {
  const { router } = await openTwoPages()
  await openDrawer()
  await userEvent.keyboard('{Escape}')
  await router.navigate('/third')
  await expect.poll(() => history.state).not.toHaveProperty('layers')
  await isAt('/third')
  await expect.poll(() => location.pathname).toBe('/third')
  history.back()
  await isAt('/second')
  history.back()
  await isAt('/first')
})

test('a choice inside the drawer changes the address, and Back closes the drawer before it undoes the choice', async () => {
  await openTwoPages()
  await openDrawer()
  await inDrawer('Queen').click()
  await isAt('/second?size=queen')
  await expect.element(drawer()).toBeVisible()
  await expect.poll(() => history.state).toHaveProperty('layers', 1)
  history.back()
  await isClosed()
  await isAt('/second?size=queen')
  history.back()
  await isAt('/second')
})
