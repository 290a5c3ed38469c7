import { areas } from '../areas.ts'

/** What the pages of records call tables whose name is another. */
const resources: Record<string, string> = { users: 'customers', tickets: 'messages', hoardings: 'offers' }

/** Where a record that the log names is seen; undefined where there is no page for it. */
export function recordLink(table: string, rowKey: string): string | undefined {
  const area = areas.find(({ name }) => name === (resources[table] ?? table))
  if (!area || area.page) return undefined
  const path = `/${area.name}/${encodeURIComponent(rowKey)}`
  if (area.show) return `${path}/show`
  return area.edit ? path : undefined
}
