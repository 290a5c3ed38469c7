import type { Pool, PoolClient } from 'pg'

/** Notes each statement that a connection of the pool is sent, from now on. */
export function noteStatements(pool: Pool): string[] {
  const texts: string[] = []
  const listened = new WeakSet<PoolClient>()
  pool.on('acquire', (client) => {
    if (listened.has(client)) return
    listened.add(client)
    const send = client.query.bind(client) as (...question: unknown[]) => unknown
    client.query = ((...question: unknown[]) => {
      const [statement] = question as [string | { text: string }]
      texts.push((typeof statement === 'string' ? statement : statement.text).trim())
      return send(...question)
    }) as typeof client.query
  })
  return texts
}
