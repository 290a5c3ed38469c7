import { Edit, SimpleForm, TextInput } from 'react-admin'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openPart } from '../test/open-part.tsx'
import { EditingNow } from './editing-now.tsx'
import { happened, openedStream, sabina, stubStreams } from './live.fixture.ts'
import Live from './live.tsx'

type Saved = { id: string; name: string; version: string }

/** The server: the record as it is saved, who has it open, and what tabs have said. */
const server: { record: Saved; others: object[]; said: string[] } = {
  record: { id: '7', name: 'Hotel Yak', version: 'a' },
  others: [],
  said: [],
}

beforeEach(() => {
  stubStreams()
  Object.assign(server, { record: { id: '7', name: 'Hotel Yak', version: 'a' }, others: [], said: [] })
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    if (path === '/api/admin/clients/7') return Response.json(server.record)
    if (!path.startsWith('/api/admin/live/editing/')) throw new TypeError(`No answer is stubbed for ${path}`)
    server.said.push(method)
    return Response.json(method === 'PUT' ? { others: server.others } : { isEnded: true })
  })
})

const name = () => page.getByRole('textbox', { name: 'Name' })
const changed = happened({ topic: 'clients', act: 'change', id: '7', by: sabina })

async function openForm() {
  await openPart(
    <>
      <Edit id="7">
        <SimpleForm>
          <EditingNow />
          <TextInput source="name" />
        </SimpleForm>
      </Edit>
      <Live />
    </>,
    'clients',
  )
  await expect.element(name()).toHaveValue('Hotel Yak')
  return openedStream()
}

test('a form says who else has its record open, and until when', async () => {
  const stream = await openForm()
  await vi.waitFor(() => expect(server.said).toEqual(['PUT']))
  server.others = [sabina]
  stream.send('happened', { ...changed, act: 'edit' })
  await expect.element(page.getByText('Sabina is editing this.')).toBeVisible()
  server.others = [{ id: '1', name: 'Bishnu' }, sabina]
  stream.send('happened', { ...changed, act: 'edit' })
  await expect.element(page.getByText('Bishnu and Sabina are editing this.')).toBeVisible()
  server.others = []
  stream.send('happened', { ...changed, act: 'leave' })
  await expect.element(page.getByText(/editing this/)).not.toBeInTheDocument()
})

test('a form in which nothing was typed shows what a colleague saves', async () => {
  const stream = await openForm()
  server.record = { id: '7', name: 'Hotel Thukpa', version: 'b' }
  stream.send('happened', changed)
  await expect.element(name()).toHaveValue('Hotel Thukpa')
})

test('what was typed stays when a colleague saves, and after a gap in the stream', async () => {
  const stream = await openForm()
  await name().fill('Hotel Dal Bhat')
  server.record = { id: '7', name: 'Hotel Thukpa', version: 'b' }
  stream.send('happened', changed)
  await expect.element(page.getByText(/^Sabina has saved this record since you opened it/)).toBeVisible()
  stream.send('again', {})
  await expect.element(page.getByText(/^Somebody has saved/)).toBeVisible()
  await expect.element(name()).toHaveValue('Hotel Dal Bhat')
})

test('what is typed while the colleague’s version is read stays, too', async () => {
  const stream = await openForm()
  const read = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => read.promise)
  stream.send('happened', changed)
  await name().fill('Hotel Dal Bhat')
  read.resolve(Response.json({ id: '7', name: 'Hotel Thukpa', version: 'b' }))
  await expect.element(page.getByText(/^Sabina has saved this record/)).toBeVisible()
  await expect.element(name()).toHaveValue('Hotel Dal Bhat')
})

test('a tab that leaves the page says so', async () => {
  await openForm()
  await vi.waitFor(() => expect(server.said).toEqual(['PUT']))
  window.dispatchEvent(new Event('pagehide'))
  await vi.waitFor(() => expect(server.said).toEqual(['PUT', 'DELETE']))
})
