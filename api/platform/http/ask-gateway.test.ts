import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { askGateway } from './ask-gateway.ts'

test('a gateway’s texts are cleaned of what the database cannot store', async () => {
  const body = String.raw`{"pidx":"a\u0000b","of":[{"note":"\ud800"}],"count":1}`
  const server = createServer((_request, response) => response.end(body)).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  expect(await askGateway(`http://127.0.0.1:${port}/`)).toEqual({
    status: 200,
    json: { pidx: 'a\uFFFDb', of: [{ note: '\uFFFD' }], count: 1 },
    text: body,
  })
})
