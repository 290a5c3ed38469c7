import { dataRequestAllows, type DataRequestAct } from '#domain/personal-data/data-requests.ts'
import type { Db } from '../../../platform/db/client.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { enqueue } from '../../../platform/jobs/queue.ts'
import type { DataKey } from '../../../platform/secrets/data-key.ts'
import { refuseInTheWay } from './in-the-way.ts'
import { personBy, refuseStaff, type Person } from './person.ts'
import { nothingFound } from './find-guest-records.ts'
import { decryptContact } from './private-request.ts'
import { lockRequest, updateRequest, type StoredDataRequest } from './request-queries.ts'

type Shop = { db: Db; dataKey: DataKey }
/** The member of staff who acts. */
type By = { id: string; name: string }

/**
 * Has a job delete the person. A repeated call changes nothing.
 *
 * @throws AppError not_found; conflict while something is in the way, or when the request cannot be worked on
 */
export async function startDeletion({ db, dataKey }: Shop, id: string, by: By): Promise<void> {
  await db.transaction(async (tx) => {
    const request = await lockRequest(tx, id)
    if (request.state === 'deleting' || request.state === 'deleted') return
    const person = await personOfRequest(tx, dataKey, request, 'delete')
    await refuseStaff(tx, person)
    await refuseInTheWay(tx, person)
    const acting = { deletionBy: by.name, deletionById: by.id }
    await updateRequest(tx, id, { state: 'deleting', deletionAt: new Date(), ...acting, problem: '' })
    await enqueue(tx, 'handle-data-request', { dataRequestId: id })
  })
}

/**
 * Has a job try again what failed.
 *
 * @throws AppError not_found; conflict when nothing is under way
 */
export async function retryRequest({ db }: Pick<Shop, 'db'>, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { state } = await lockRequest(tx, id)
    if (!dataRequestAllows('retry', state)) throw notNow()
    await updateRequest(tx, id, { problem: '' })
    await enqueue(tx, 'handle-data-request', { dataRequestId: id })
  })
}

/**
 * Records an export.
 *
 * @returns the person and what the search found
 * @throws AppError not_found; conflict when the request is not open
 */
export async function beginExport({ db, dataKey }: Shop, id: string, by: By) {
  return db.transaction(async (tx) => {
    const request = await lockRequest(tx, id)
    const person = await personOfRequest(tx, dataKey, request, 'export')
    await refuseStaff(tx, person)
    await updateRequest(tx, id, { exportedAt: new Date(), exportedBy: by.name, exportedById: by.id })
    return { person, found: request.found ?? nothingFound }
  })
}

async function personOfRequest(
  tx: Db,
  dataKey: DataKey,
  { id, state, contact }: StoredDataRequest,
  act: DataRequestAct,
): Promise<Person> {
  if (!contact || !dataRequestAllows(act, state)) throw notNow()
  return personBy(tx, dataKey, decryptContact(dataKey, id, contact))
}

function notNow(): AppError {
  return new AppError('conflict', 'The request is in another state by now: load the page again.')
}
