import { randomUUID } from 'node:crypto'
import type { DataRequestBody } from '#contract/admin/personal-data.ts'
import { parseMobile } from '#domain/accounts/phone.ts'
import { personContacts } from '#domain/personal-data/data-requests.ts'
import { emailKey } from '../../../people/accounts/email-address.ts'
import type { Db } from '../../../platform/db/client.ts'
import { retryConflicts } from '../../../platform/db/retry-conflicts.ts'
import { enqueue } from '../../../platform/jobs/queue.ts'
import { isFirstTime, type StaffOnce } from '../../../platform/records/staff-once.ts'
import type { AddressLimits } from '../../../platform/rate-limits/address-limits.ts'
import type { DataKey } from '../../../platform/secrets/data-key.ts'
import { uuidOf } from '../../../platform/secrets/hash.ts'
import { hashesOf, refuseStaff } from './person.ts'
import { encryptContact, encryptWords } from './private-request.ts'
import { insertRequest } from './request-queries.ts'

type By = { staff: { id: string; name: string }; once: StaffOnce | undefined }

/**
 * Opens a request for a person whose contacts staff have proved, and has a job search what the person sent as a guest.
 *
 * @returns the ID of the request, also when this call is a repeated one
 * @throws AppError conflict when a member of staff is meant; too_many_requests; key_reused
 */
export async function openRequest(
  { db, dataKey, addressLimits }: { db: Db; dataKey: DataKey; addressLimits: Pick<AddressLimits, 'dataRequestsBy'> },
  body: DataRequestBody,
  { staff, once }: By,
): Promise<string> {
  const { reason, identityCheck } = body
  const contact = { email: emailKey(body.email), phone: parseMobile(body.phone) ?? '' }
  await refuseStaff(db, contact)
  const id = requestIdOf(once)
  const words = encryptWords(dataKey, id, {
    reason,
    identityCheck,
    proved: personContacts.filter((one) => contact[one] !== ''),
  })
  const by = { staffId: staff.id, staffName: staff.name }
  await retryConflicts(() =>
    db.transaction(async (tx) => {
      if (!(await isFirstTime(tx, once))) return
      await addressLimits.dataRequestsBy(tx).take(staff.id)
      await insertRequest(tx, {
        id,
        ...hashesOf(dataKey, contact),
        contact: encryptContact(dataKey, id, contact),
        words,
        ...by,
      })
      await enqueue(tx, 'handle-data-request', { dataRequestId: id })
    }),
  )
  return id
}

/** A repeated call has the same key and owner, and so leads to the same request. */
function requestIdOf(once: StaffOnce | undefined): string {
  return once ? uuidOf(`data request ${once.owner.toString('hex')} ${once.key}`) : randomUUID()
}
