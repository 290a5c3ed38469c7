import { AppError } from '../app-error.ts'
import { clientNetwork } from '../throttle/client-network.ts'

/** Files that lie in the memory of this process, from their first byte until they are drawn and stored. */
const ROOM_BYTES = 256 * 1024 * 1024
/** So many of the largest forms (5 photos of 8 MB) fit into the room: one address never fills it. */
const FORMS_OF_ONE = 6

/** Tells that so many more bytes lie in memory; throws AppError unavailable when they do not fit any more. */
export type Hold = (bytes: number) => void

const formsOf = new Map<string, number>()
let heldBytes = 0

/**
 * Reads a form and works on it while there is room for what it brings. Only what has arrived counts: however many forms
 * are sent slowly, those that come quickly are read beside them.
 *
 * @param address  of the client, as `request.ip` has it
 * @throws AppError too_many_requests when so many forms come from there already; unavailable
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
