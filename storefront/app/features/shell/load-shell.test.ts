import { expect, onTestFinished, test, vi } from 'vitest'
import { openApi } from '../../api.ts'
import { loadShell } from './load-shell.ts'

const settings = { name: 'Kastha' }
const categories = [
  { _id: '1', name: 'Bedroom', pictures: [{ id: 'a' }] },
  { _id: '7', name: 'Beds', parentId: '1', pictures: [] },
]

const zones = [{ standard: { min: 3, max: 7 }, express: null }]
const usualDays = { standard: { min: 3, max: 7 }, express: null }

/** Returns a fake API that refuses every path beginning with one of `failing`. */
function shop(failing: string[] = []) {
  const data = {
    '/api/settings': settings,
    '/api/category': categories,
    '/api/hoarding': [{ _id: '1' }],
    '/api/delivery/zones': { zones },
  }
  return openApi(async (address) => {
    const path = address.split('?')[0] as keyof typeof data
    return { status: failing.includes(path) ? 500 : 200, json: () => ({ data: data[path] }) }
  })
}

function consoleErrors() {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  return log
}

test('the menus get only names and paths of the categories', async () => {
  expect(await loadShell(shop(), 'en')).toEqual({
    language: 'en',
    settings,
    categories: [
      { _id: '1', name: 'Bedroom', icon: 'bed' },
      { _id: '7', name: 'Beds', parentId: '1' },
    ],
    hoardings: [{ _id: '1' }],
    usualDays,
  })
})

test('the page works without categories, offers and days of delivery, and the console shows each error', async () => {
  const log = consoleErrors()
  expect(await loadShell(shop(['/api/category', '/api/hoarding', '/api/delivery/zones']), 'en')).toEqual({
    language: 'en',
    settings,
    categories: [],
    hoardings: [],
    usualDays: undefined,
  })
  expect(log).toHaveBeenCalledTimes(3)
})

test('without settings there is no page', async () => {
  await expect(loadShell(shop(['/api/settings']), 'en')).rejects.toMatchObject({ init: { status: 500 } })
})
