import { HttpError, type RaRecord } from 'react-admin'
import { put } from '../api.ts'
import { t } from '../language/t.ts'
import { queryClient } from '../query-client.ts'
import { askAboutConflict } from './conflicts.ts'
import { mergeEdits, type EditedRecord } from './merge-edits.ts'

/**
 * Saves a whole record with the `version` that was read. If someone else has saved it since, opens the conflict dialog,
 * so that no change is overwritten or lost silently.
 *
 * @param path  API path of the record: `/products/7`
 * @param base  the record as it was read
 * @param mine  the record to save, with its version
 * @returns     the saved record
 * @throws Refusal; also when the editor goes back to the form or accepts the other version
 */
export async function saveRecord<Saved>(path: string, base: EditedRecord, mine: EditedRecord): Promise<Saved> {
  try {
    return await put<Saved>(path, mine)
  } catch (error) {
    const theirs = staleRecord(error)
    if (!theirs) throw error
    const decision = await askAboutConflict({ base, mine, theirs })
    if (decision === 'mine') return saveRecord(path, theirs, mergeEdits(base, mine, theirs))
    if (decision === 'back') throw notSaved(t('Not saved. Your changes are still in the form.'))
    await showAsItIs(path, theirs)
    throw notSaved(t('Your changes were discarded. The page shows the other version.'))
  }
}

/** Returns the current record if the API refused the save as stale, else undefined. */
function staleRecord(error: unknown): EditedRecord | undefined {
  return error instanceof HttpError && error.body?.code === 'stale' ? error.body.current : undefined
}

/** Puts the other version into the query cache, from which forms reset. */
async function showAsItIs(path: string, theirs: EditedRecord) {
  const [, resource, id] = path.split('/')
  if (id === undefined) return queryClient.invalidateQueries()
  const key = [resource, 'getOne', { id: decodeURIComponent(id) }]
  queryClient.setQueriesData<RaRecord>({ queryKey: key }, () => theirs as RaRecord)
}

function notSaved(message: string) {
  return new HttpError(message, 409, { code: 'stale', errors: { root: { serverError: message } } })
}
