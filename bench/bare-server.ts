import { createServer } from 'node:http'

// A bare Node server that answers the bytes it was given on standard input: the yardstick of the bench.
const chunks: Buffer[] = []
for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
const { headers, body } = JSON.parse(Buffer.concat(chunks).toString()) as {
  headers: Record<string, string>
  body: string
}
const bytes = Buffer.from(body, 'base64')

const server = createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(bytes)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}`)
})
process.on('SIGTERM', () => process.exit(0))
