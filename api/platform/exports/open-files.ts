import { AppError } from '../errors/app-error.ts'

const MOST_FILES_OF_ONE = 3
/** A few of the longest lists of a shop with 100,000 orders. */
const MOST_BYTES = 128 * 1024 * 1024
const RETRY_AFTER_S = 30

type OpenFile = { staffId: string; bytes: number }

/** Files of exports that this process has on its disk: each stays there until its client has read it. */
const open = new Set<OpenFile>()

export type FilePlace = {
  /** Counts what is written. @throws AppError unavailable when it is too much beside other files */
  grow: (bytes: number) => void
  /** Call it once the file is gone. */
  leave: () => void
}

/**
 * Takes a place for a file of a member of staff. Slow downloads could fill the disk otherwise.
 *
 * @throws AppError too_many_requests for the fourth file of one person; unavailable when the others are large
 */
export function takePlace(staffId: string): FilePlace {
  if ([...open].filter((one) => one.staffId === staffId).length >= MOST_FILES_OF_ONE) {
    const problem = 'You have three downloads under way. Please wait until one of them has arrived.'
    throw new AppError('too_many_requests', problem, undefined, RETRY_AFTER_S)
  }
  refuseTooMuch()
  const file = { staffId, bytes: 0 }
  open.add(file)
  return {
    grow(bytes) {
      file.bytes += bytes
      const [oldest] = open // goes on, so that one file alone may be larger
      if (file !== oldest) refuseTooMuch()
    },
    leave: () => void open.delete(file),
  }
}

function refuseTooMuch(): void {
  let bytes = 0
  for (const file of open) bytes += file.bytes
  if (bytes < MOST_BYTES) return
  const problem = 'Other downloads under way are large. Please try again in a minute.'
  throw new AppError('unavailable', problem, undefined, RETRY_AFTER_S)
}
