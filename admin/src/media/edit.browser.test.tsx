import { Route, Routes } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PictureBody, PictureDetails } from '#contract/admin/media.ts'
import { sabina } from '../live/live.fixture.ts'
import { answerApi, openPart } from '../test/open-part.tsx'
import MediaEdit from './edit.tsx'

const id = '0123456789abcdef01234567'
const given: PictureDetails = {
  id,
  fileName: 'bed.jpg',
  width: 1000,
  height: 800,
  placeholder: '',
  focus: { x: 0.5, y: 0.5 },
  url: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
  createdAt: '2026-11-20T06:00:00.000Z',
  uses: 0,
  usedBy: [],
  version: 'a000000000000001',
}

test('saving a focal point keeps a half-typed name', async () => {
  let kept = given
  answerApi({
    [`GET /api/admin/pictures/${id}`]: () => ({ status: 200, body: kept }),
    [`PUT /api/admin/pictures/${id}`]: ({ body }) => {
      kept = { ...kept, ...(body as PictureBody), version: 'a000000000000002' }
      return { status: 200, body: kept }
    },
  })
  const part = (
    <Routes>
      <Route path="/pictures/:id" element={<MediaEdit />} />
    </Routes>
  )
  await openPart(part, 'pictures', `/pictures/${id}`)
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('Rara bed in oak')
  await page.getByRole('button', { name: 'Set focal point' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set focal point' })
  dialog
    .getByRole('button', { name: /^Focal point/ })
    .element()
    .focus()
  await userEvent.keyboard('{ArrowRight}')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText(/^Focal point saved/)).toBeVisible()
  await expect.element(name).toHaveValue('Rara bed in oak')
  expect(kept).toMatchObject({ fileName: 'bed.jpg', focus: { x: 0.52, y: 0.5 } })

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(page.getByText('Name saved')).toBeVisible()
  expect(kept).toMatchObject({ fileName: 'Rara bed in oak', focus: { x: 0.52, y: 0.5 } })
})

test('somebody with a picture open sees who else has it open', async () => {
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === `/api/admin/pictures/${id}`) return Response.json(given)
    if (path.startsWith('/api/admin/live/editing/')) return Response.json({ others: [sabina] })
    throw new TypeError(`No answer is stubbed for ${path}`)
  })
  const part = (
    <Routes>
      <Route path="/pictures/:id" element={<MediaEdit />} />
    </Routes>
  )
  await openPart(part, 'pictures', `/pictures/${id}`)
  await expect.element(page.getByText('Sabina has this open, too.')).toBeVisible()
})
