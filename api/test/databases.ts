import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

/** Returns the address of another database on the same server. */
export function at(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = database
  return address.href
}

/**
 * Creates a private database.
 *
 * @param template  `template`: migrated, without rows; `template0`: empty; or any other database without connections
 * @returns its address, and a function that drops it
 */
export async function cloneDatabase(server: string, template = 'template') {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name} template ${template} strategy file_copy`)
  return { url: at(server, name), drop: () => onServer(server, `drop database ${name} with (force)`) }
}

async function onServer(url: string, statement: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
