import { AppError } from '../errors/app-error.ts'
import { clientNetwork } from '../rate-limits/client-network.ts'

/** Limit for files in the memory of this process, from their first byte until they are processed and stored. */
const ROOM_BYTES = 256 * 1024 * 1024
/** Maximum number of open forms per address. So many of the largest forms (5 photos of 8 MB) fit into the limit. */
const FORMS_OF_ONE = 6

/** Reserves memory for more bytes; throws AppError unavailable when the limit is reached. */
export type Hold = (bytes: number) => void

const formsOf = new Map<string, number>()
let heldBytes = 0

/**
 * Reads a form and processes it within the memory limit. Only bytes that have arrived count, so slow forms do not block
 * fast ones.
 *
 * @param address  the client's address, as in `request.ip`
 * @throws AppError too_many_requests when this address has too many open forms; unavailable
 */
export async function withRoom<Done>(address: string, work: (hold: Hold) => Promise<Done>): Promise<Done> {
  const network = clientNetwork(address)
  const open = formsOf.get(network) ?? 0
  if (open >= FORMS_OF_ONE) {
    throw new AppError('too_many_requests', 'Too many photos are being sent at once. Please try again in a moment.')
  }
  formsOf.set(network, open + 1)
  let ownBytes = 0
  const hold = (bytes: number) => {
    if (heldBytes + bytes > ROOM_BYTES) {
      throw new AppError('unavailable', 'The shop is busy. Please try again in a moment.')
    }
    heldBytes += bytes
    ownBytes += bytes
  }
  try {
    return await work(hold)
  } finally {
    heldBytes -= ownBytes
    const left = formsOf.get(network)! - 1
    if (left > 0) formsOf.set(network, left)
    else formsOf.delete(network)
  }
}
