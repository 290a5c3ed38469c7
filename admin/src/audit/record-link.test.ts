import { readFile } from 'node:fs/promises'
import { Resource } from 'react-admin'
import { expect, test } from 'vitest'
import { areas } from '../areas.ts'
import { recordLinkIn } from './record-link.ts'

const records = areas.filter((area) => !area.page).map((area) => Resource.registerResource(area))
const recordLink = recordLinkIn(Object.fromEntries(records.map((resource) => [resource.name, resource])))

test.for([
  ['bank_vouchers', '/vouchers/7/show'],
  ['cash_handovers', '/handovers/7/show'],
  ['custom_requests', '/custom-requests/7/show'],
  ['damage_reports', '/damage-reports/7/show'],
  ['delivery_zones', '/delivery-zones/7'],
  ['hoardings', '/offers/7'],
  ['return_requests', '/returns/7/show'],
  ['tickets', '/tickets/7/show'],
  ['users', '/customers/7/show'],
  ['products', '/products/7'],
] as const)('a record of %s has its page at %s', ([table, link]) => {
  expect(recordLink(table, '7')).toBe(link)
})

test('an assignment is shown on the page of its record', () => {
  expect(recordLink('assignments', 'custom-request,7')).toBe('/custom-requests/7/show')
  expect(recordLink('assignments', 'planet,7')).toBeUndefined()
})

/** The log names what an import changed, not the import. */
const unaudited = ['imports']

test('every page of a record is reached from the audit log', async () => {
  const structure = await readFile(new URL('../../../api/platform/db/structure.sql', import.meta.url), 'utf8')
  const audited = [...structure.matchAll(/^CREATE TRIGGER zz_audit AFTER [A-Z ]+ ON (\S+)/gm)]
  const reached = new Set(audited.map(([, table]) => recordLink(table!, '7')?.split('/')[1]))
  const pages = records.filter(({ name }) => recordLink(name, '7')).map(({ name }) => name)
  expect(pages.filter((name) => !reached.has(name))).toEqual(unaudited)
})

test.for(['sessions', 'order_notes', 'shop_settings'])('records of %s have no page', (table) => {
  expect(recordLink(table, '7')).toBeUndefined()
})
