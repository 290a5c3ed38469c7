import { expect, test } from 'vitest'
import { startProcess } from './api/test/processes.ts'

test('wrong settings stop the start with a line each and nothing else', async () => {
  const server = startProcess('server.ts', { PORT: 'http', DEMO: 'maybe' })
  expect(await server.exited).toBe(1)
  expect(await server.complaints).toBe(
    'PORT: given "http", expected a port, 0 to 65535\nDEMO: given "maybe", expected 0 or 1\n',
  )
})
