let leaving = new AbortController()

/** Ends when somebody logs out: what is only read in their name is not read any more. */
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

/** Somebody else may read from now on. */
export function readAgain(): void {
  leaving = new AbortController()
}
