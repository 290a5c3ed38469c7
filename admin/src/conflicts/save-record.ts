import { HttpError, type RaRecord } from 'react-admin'
import { put } from '../api.ts'
import { queryClient } from '../query-client.ts'
import { askAboutConflict } from './conflicts.ts'
import { mergeEdits, type EditedRecord } from './merge-edits.ts'

/**
 * Saves a whole record with the `version` that was read. When somebody else has saved it meanwhile, asks what is to
 * happen: nothing is overwritten, and nothing typed is lost, without being told.
 *
 * @param path  of the API: `/products/7`
 * @param base  the record as it was read
 * @param mine  the record to save, with its version
 * @returns     the record as it is saved
 * @throws Refusal; also when the editor goes back to the form or takes what others saved
 */
export async function saveRecord<Saved>(path: string, base: EditedRecord, mine: EditedRecord): Promise<Saved> {
  try {
    return await put<Saved>(path, mine)
  } catch (error) {
    const theirs = staleRecord(error)
    if (!theirs) throw error
    const decision = await askAboutConflict({ base, mine, theirs })
    if (decision === 'mine') return saveRecord(path, theirs, mergeEdits(base, mine, theirs))
    if (decision === 'back') throw notSaved('Nothing was saved. What you typed is still here.')
    await showAsItIs(path, theirs)
    throw notSaved('Nothing of yours was saved. The page shows what others saved.')
  }
}

/** The record as it is now, where saving was refused because it is another than was read. */
function staleRecord(error: unknown): EditedRecord | undefined {
  return error instanceof HttpError && error.body?.code === 'stale' ? error.body.current : undefined
}

/** Forms follow the record they were opened with. */
async function showAsItIs(path: string, theirs: EditedRecord) {
  const [, resource, id] = path.split('/')
  if (id === undefined) return queryClient.invalidateQueries()
  const key = [resource, 'getOne', { id: decodeURIComponent(id) }]
  queryClient.setQueriesData<RaRecord>({ queryKey: key }, () => theirs as RaRecord)
}

function notSaved(message: string) {
  return new HttpError(message, 409, { code: 'stale', errors: { root: { serverError: message } } })
}
