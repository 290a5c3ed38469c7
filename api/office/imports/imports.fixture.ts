import type { Import } from '#contract/admin/imports.ts'
import type { Db } from '../../platform/db/client.ts'
import { givenTools } from '../../platform/jobs/jobs.fixture.ts'
import type { givenStaff } from '../staff/staff.fixture.ts'
import { checkImport } from './check-import.ts'
import { runImport } from './run-import.ts'

type Staff = Awaited<ReturnType<typeof givenStaff>>

/** Uploads a product file like the form of the back office. */
export async function sendTable(staff: Staff, table: string | Uint8Array, fileName = 'products.csv') {
  const form = new FormData()
  form.append('file', new Blob([Buffer.from(table as string)]), fileName)
  const encoded = new Response(form)
  const payload = Buffer.from(await encoded.bytes())
  return staff.call('POST', '/imports', payload, { 'content-type': encoded.headers.get('content-type')! })
}

/** Uploads a product file, and runs the job that checks it. */
export async function givenChecked(db: Db, staff: Staff, table: string | Uint8Array): Promise<Import> {
  const { id } = (await sendTable(staff, table)).json<Import>()
  await checkImport({ importId: id }, givenTools(db))
  return readOne(staff, id)
}

/** Confirms an import, and runs its job. */
export async function givenRun(db: Db, staff: Staff, id: string, signal = new AbortController().signal) {
  const answer = await staff.call('POST', `/imports/${id}/run`)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  await runImport({ importId: id, requestId: 'request-1' }, givenTools(db), signal)
  return readOne(staff, id)
}

export async function readOne(staff: Staff, id: string): Promise<Import> {
  return (await staff.call('GET', `/imports/${id}`)).json<Import>()
}

/** Joins the lines of a CSV file. */
export function csv(...lines: string[]): string {
  return lines.join('\n')
}
