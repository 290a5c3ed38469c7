import FaqsIcon from '@mui/icons-material/QuizOutlined'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerApi, openPart } from '../test/open-part.tsx'
import { OrderedList } from './ordered-list.tsx'

type Row = { id: number; position: number; title: string }

/** Stubs the API: the saved order of the rows, and the reorder requests that still await an answer. */
function givenShop() {
  let kept: Row[] = ['First', 'Second', 'Third'].map((title, at) => ({ id: at + 1, position: at, title }))
  const waiting: { ids: number[]; arrive: () => void }[] = []
  answerApi({
    'GET /api/admin/banners': () => ({ status: 200, body: { items: kept, total: kept.length } }),
    'PUT /api/admin/banners/order': ({ body }) => {
      const { ids } = body as { ids: number[] }
      const { promise, resolve } = Promise.withResolvers<{ status: number; body: object }>()
      const arrive = () => {
        kept = ids.map((id, position) => ({ ...kept.find((row) => row.id === id)!, position }))
        resolve({ status: 200, body: {} })
      }
      waiting.push({ ids, arrive })
      return promise
    },
  })
  return { waiting, titles: () => kept.map(({ title }) => title) }
}

const list = (
  <OrderedList<Row>
    title="Banners"
    icon={FaqsIcon}
    emptyText="Nothing"
    writes="content.write"
    nameOf={({ title }) => title}
  />
)
const shown = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((row) => row.querySelector('a')?.textContent)
const later = (name: string) => page.getByRole('button', { name: `Move ${name} down` })

test('reorder requests are sent one at a time, and the last one wins', async () => {
  const { waiting, titles } = givenShop()
  await openPart(list, 'banners')
  await later('First').click()
  await later('First').click()
  await expect.poll(shown).toEqual(['Second', 'Third', 'First'])
  expect(waiting.map(({ ids }) => ids)).toEqual([[2, 1, 3]])
  waiting[0]!.arrive()
  await expect.poll(() => waiting.length).toBe(2)
  await expect.poll(shown).toEqual(['Second', 'Third', 'First'])
  waiting[1]!.arrive()
  await expect.element(page.getByText('Order saved')).toBeVisible()
  expect(titles()).toEqual(['Second', 'Third', 'First'])
  await expect.poll(shown).toEqual(['Second', 'Third', 'First'])
})

test('an arrow keeps the focus when its item reaches the end', async () => {
  givenShop()
  await openPart(list, 'banners')
  await later('Second').click()
  await expect.poll(shown).toEqual(['First', 'Third', 'Second'])
  await expect.element(later('Second')).toHaveFocus()
  await expect.element(later('Second')).toHaveAttribute('aria-disabled', 'true')
})
