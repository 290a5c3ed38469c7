import type { Db } from '../../../platform/db/client.ts'
import { retryConflicts } from '../../../platform/db/retry-conflicts.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { JobData } from '../../../platform/jobs/kinds.ts'
import { mailOwners } from '../../../platform/mail/mail-owners.ts'
import type { DataKey } from '../../../platform/secrets/data-key.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { countHoldings } from './count-holdings.ts'
import { isOrderLeft, steps, type Deletion, type Step } from './delete-person.ts'
import { findGuestRecords, UnreadableRecord } from './find-guest-records.ts'
import { refuseInTheWay } from './in-the-way.ts'
import { personBy, refuseStaff } from './person.ts'
import { decryptContact } from './private-request.ts'
import { endedNow, lockRequest, readRequest, updateRequest, type StoredDataRequest } from './request-queries.ts'

type Tools = { db: Db; secrets: Pick<Secrets, 'dataKey' | 'orderKey'> }

/**
 * Does what a data request waits for: searches what the person sent as a guest, or deletes the person. Called again after a
 * crash, it continues. Two at once take turns.
 *
 * @throws Error when it needs a retry
 */
export async function handleDataRequest(
  { dataRequestId: id }: JobData['handle-data-request'],
  { db, secrets }: Tools,
  signal: AbortSignal,
): Promise<void> {
  try {
    const request = await readRequest(db, id)
    if (request.state === 'searching') await search(db, secrets.dataKey, request, signal)
    if (request.state === 'deleting') await deletePerson({ db, secrets }, request, signal)
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') return stop(db, id, error.message)
    if (!signal.aborted) await noteProblem(db, id, error)
    throw error
  }
}

async function search(db: Db, dataKey: DataKey, { id, contact }: StoredDataRequest, signal: AbortSignal) {
  if (!contact) return
  const found = await findGuestRecords(db, dataKey, decryptContact(dataKey, id, contact), signal)
  await db.transaction(async (tx) => {
    const { state } = await lockRequest(tx, id)
    if (state === 'searching') await updateRequest(tx, id, { state: 'open', found, problem: '' })
  })
}

async function deletePerson({ db, secrets }: Tools, { id, contact }: StoredDataRequest, signal: AbortSignal) {
  if (!contact) return
  const { dataKey } = secrets
  // Searched again: the person may have sent more since.
  const found = await findGuestRecords(db, dataKey, decryptContact(dataKey, id, contact), signal)
  await inTurn(db, dataKey, id, async (tx, { person }, { held, deletionBy: by }) => {
    await refuseStaff(tx, person)
    await refuseInTheWay(tx, person)
    if (held) return false // a retry would count less than there was
    const counts = await countHoldings({ db: tx, person, found })
    await updateRequest(tx, id, { held: counts })
    await mailOwners(tx, secrets, { news: 'person-deleted', deletion: { by, counts } }, { event: id })
    return false
  })
  const end: Step = async (tx, { person }) => {
    await refuseInTheWay(tx, person)
    if (await isOrderLeft(tx, person)) return true
    await updateRequest(tx, id, { ...endedNow(), state: 'deleted' })
    return false
  }
  const turn = async (step: Step) => {
    signal.throwIfAborted()
    return inTurn(db, dataKey, id, (tx, { person }) => step(tx, { person, found, secrets }))
  }
  do {
    for (const step of steps) {
      let isMore = true
      while (isMore) isMore = await turn(step)
    }
  } while (await turn(end))
}

/** Runs one step in a transaction, if the person is still to be deleted. @returns what the step returns */
function inTurn(
  db: Db,
  dataKey: DataKey,
  id: string,
  step: (tx: Db, person: Pick<Deletion, 'person'>, request: StoredDataRequest) => ReturnType<Step>,
): Promise<boolean> {
  return retryConflicts(() =>
    db.transaction(async (tx) => {
      const request = await lockRequest(tx, id)
      if (request.state !== 'deleting' || !request.contact) return false
      const person = await personBy(tx, dataKey, decryptContact(dataKey, id, request.contact))
      return step(tx, { person }, request)
    }),
  )
}

/** Gives the request back to staff, who have to do something first. */
async function stop(db: Db, id: string, problem: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { state } = await lockRequest(tx, id)
    if (state === 'deleting') await updateRequest(tx, id, { state: 'open', held: null, problem })
  })
}

async function noteProblem(db: Db, id: string, error: unknown): Promise<void> {
  const why = error instanceof UnreadableRecord ? `${error.message} ` : ''
  const problem = `The last attempt failed. ${why}The shop tries again by itself, and goes on where it stopped.`
  await db.transaction(async (tx) => {
    const { state } = await lockRequest(tx, id)
    if (state === 'searching' || state === 'deleting') await updateRequest(tx, id, { problem })
  })
}
