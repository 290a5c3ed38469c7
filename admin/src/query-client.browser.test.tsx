import { useState } from 'react'
import { useGetList, useGetOne } from 'react-admin'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerApi, openPart } from './test/open-part.tsx'

type Client = { id: string; name: string; website?: string }

function Rows({ onOpen }: { onOpen: (id: string) => void }) {
  const { data = [] } = useGetList<Client>('clients')
  return data.map(({ id, name }) => (
    <button key={id} type="button" onClick={() => onOpen(id)}>
      {name}
    </button>
  ))
}

function Record({ id }: { id: string }) {
  const { data } = useGetOne<Client>('clients', { id })
  return <p role="status">{data ? `${data.name}, ${data.website}` : 'Loading'}</p>
}

function Clients() {
  const [id, open] = useState<string>()
  return id === undefined ? <Rows onOpen={open} /> : <Record id={id} />
}

test('a page waits for the record instead of showing the row of a list', async () => {
  const answer = Promise.withResolvers<void>()
  answerApi({
    'GET /api/admin/clients': () => ({ status: 200, body: { items: [{ id: '7', name: 'Hotel Yak' }], total: 1 } }),
    'GET /api/admin/clients/7': async () => {
      await answer.promise
      return { status: 200, body: { id: '7', name: 'Hotel Yak', website: 'yak.example' } }
    },
  })
  await openPart(<Clients />, 'clients')
  await page.getByRole('button', { name: 'Hotel Yak' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading')
  answer.resolve()
  await expect.element(page.getByRole('status')).toHaveTextContent('Hotel Yak, yak.example')
})
