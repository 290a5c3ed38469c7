import { expect, onTestFinished, test, vi } from 'vitest'
import { dataProvider } from './data-provider.ts'

const MOST = 100

/** Answers as a list of so many records does, a page of at most 100 at a time. @returns the pages that the list reads */
function answerList(count: number): string[] {
  const asked: string[] = []
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('fetch', async (path: string) => {
    const params = new URL(path, 'http://shop.example').searchParams
    const [page, perPage] = [Number(params.get('page')), Number(params.get('perPage'))]
    asked.push(`${page} of ${perPage}`)
    const all = Array.from({ length: count }, (_, id) => ({ id: String(id) }))
    return Response.json({ items: all.slice((page - 1) * perPage, page * perPage), total: count })
  })
  return asked
}

const list = (page: number, perPage: number) => dataProvider.getList('orders', { pagination: { page, perPage } })

test('"Select all" gets more records than the API gives at once', async () => {
  const asked = answerList(230)
  const { data, total } = await list(1, 250)
  expect([data.length, new Set(data.map(({ id }) => id)).size, total]).toEqual([230, 230, 230])
  expect(asked).toEqual([`1 of ${MOST}`, `2 of ${MOST}`, `3 of ${MOST}`])
})

test('no more records come than a page has', async () => {
  answerList(400)
  const { data, total } = await list(1, 250)
  expect([data.length, total]).toEqual([250, 400])
})

test('a page of a list is one call', async () => {
  const asked = answerList(230)
  expect((await list(3, 50)).data).toHaveLength(50)
  expect(asked).toEqual(['3 of 50'])
})

test('a record that a new one moves to the next page meanwhile is selected once', async () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  const all = Array.from({ length: 150 }, (_, id) => ({ id: String(id) }))
  vi.stubGlobal('fetch', async (path: string) => {
    const at = (Number(new URL(path, 'http://shop.example').searchParams.get('page')) - 1) * MOST
    const items = all.slice(at, at + MOST)
    if (at === 0) all.unshift({ id: 'new' })
    return Response.json({ items, total: all.length })
  })
  const ids = (await list(1, 250)).data.map(({ id }) => id)
  expect(ids).toHaveLength(150)
  expect(new Set(ids).size).toBe(150)
})
