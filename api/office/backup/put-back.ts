import { extname } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { isDeepStrictEqual } from 'node:util'
import type { ClientBase } from 'pg'
import { MODEL_CONTENT_TYPE } from '#domain/catalog/model.ts'
import { defined } from '#domain/defined.ts'
import { sumOf } from '#domain/sum.ts'
import { StartError } from '../../platform/errors/app-error.ts'
import type { MediaStorage } from '../../platform/media/storage.ts'
import { FILES } from './add-files.ts'
import type { ArchivedFile } from './archive.ts'
import { copyIn } from './copy-rows.ts'
import { CONTENTS, type Contents, type Manifest, parseContents } from './manifest.ts'
import { counted, everySoOften, megabytes, type Say } from './progress.ts'
import { columnsOf, fullName, quoted, readTables } from './shop-tables.ts'
import type { someAtOnce } from './some-at-once.ts'
import { Tally } from './tally.ts'
import { JOBS, makeRoomForJobs } from './waiting-jobs.ts'

type Work = {
  client: ClientBase
  storage: Pick<MediaStorage, 'put'>
  putting: ReturnType<typeof someAtOnce>
  manifest: Manifest
  say: Say
  signal: AbortSignal | undefined
}

/**
 * Restores rows and uploads, and compares them with the list of contents.
 *
 * @param files  the files of a backup after its manifest
 * @throws StartError when they do not fit the tables, or differ from the list of contents
 */
export async function putBack(files: AsyncIterable<ArchivedFile>, work: Work): Promise<Contents> {
  const { client, storage, putting, manifest, say, signal } = work
  await checkTables(client, manifest)
  await makeRoomForJobs(client)
  const targets = new Map(manifest.tables.map((table) => [fullName(table), `${quoted(table)} (${columnsOf(table)})`]))
  targets.set(JOBS, `pg_temp.${JOBS} (job)`)
  const tables = new Map([...targets.keys()].map((name) => [name, { rows: 0, tally: new Tally() }]))
  const uploads = new Tally()
  let count = 0
  let contents: Contents | undefined
  const sayNow = everySoOften(say)
  for await (const { name, body } of files) {
    if (signal?.aborted) throw new StartError('Aborted.')
    const table = /^tables\/([^/]+)\/\d+\.copy$/.exec(name)?.[1] ?? ''
    const counting = tables.get(table)
    if (counting) {
      counting.rows += await copyIn(client, defined(targets.get(table), `table ${table}`), counting.tally.over(body))
      sayNow(() => `… ${table}: ${counted(counting.rows, 'row')}`)
    } else if (name.startsWith(FILES)) {
      const key = name.slice(FILES.length)
      const bytes = await buffer(uploads.over(body))
      await putting.begin(() => storage.put(key, bytes, contentTypeOf(key)))
      count += 1
      sayNow(() => `… ${counted(count, 'file')} (${megabytes(uploads.bytes)})`)
    } else if (name === CONTENTS) {
      contents = parseContents(await text(body))
    } else throw notWhole(name)
  }
  await putting.end()
  if (!contents) throw notWhole(CONTENTS)
  for (const [name, { rows, tally }] of tables) {
    if (name === JOBS && !contents.tables[name]) continue
    if (!isDeepStrictEqual(contents.tables[name], { rows, ...tally.result() })) throw notWhole(name)
  }
  if (!isDeepStrictEqual(contents.files, { count, ...uploads.result() })) throw notWhole('uploads')
  const rows = sumOf([...tables.values()], (one) => one.rows)
  say(`Database: ${counted(rows, 'row')}; uploads: ${counted(count, 'file')}, ${megabytes(uploads.bytes)}`)
  return contents
}

/**
 * Refuses tables that differ from the backup's, because migrations may have changed since: an incomplete shop is worse.
 */
async function checkTables(client: ClientBase, manifest: Manifest) {
  const ours = (await readTables(client)).map((table) => [fullName(table), table.columns.toSorted()])
  const theirs = manifest.tables.map((table) => [fullName(table), table.columns.toSorted()])
  const wrong = theirs.find((table) => !ours.some((own) => isDeepStrictEqual(own, table)))
  if (wrong) throw new StartError(`The backup has a table ${wrong[0]} that differs in this version of the shop.`)
}

function notWhole(part: string): StartError {
  return new StartError(`The backup is damaged: ${part} is not what was written.`)
}

/** Sets each sequence to the last number that it returned. */
export async function setSequences(client: ClientBase, { sequences }: Manifest): Promise<void> {
  for (const sequence of sequences) {
    await client.query('select setval($1::regclass, $2::bigint)', [quoted(sequence), sequence.last])
  }
}

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.glb': MODEL_CONTENT_TYPE,
  '.br': MODEL_CONTENT_TYPE,
}

/** Returns the type of an upload, for buckets that also serve other clients; encrypted photos are plain bytes. */
function contentTypeOf(key: string): string {
  return types[extname(key)] ?? 'application/octet-stream'
}
