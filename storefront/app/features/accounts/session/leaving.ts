let leaving = new AbortController()

/** Aborts on logout, which cancels all reads for the user. */
export function stayingSignal(): AbortSignal {
  return leaving.signal
}

/**
 * Aborts the reads of a member who logs out: their answers would only be refusals. What is being
 * changed goes on.
 */
export function giveUpReading(): void {
  leaving.abort()
}

/** Allows reads for the next user. */
export function readAgain(): void {
  leaving = new AbortController()
}
