let leaving = new AbortController()

/** Ends when somebody logs out: what is only read in their name is not read any more. */
export function stayingSignal(): AbortSignal {
  return leaving.signal
}

/**
 * Gives up what is being read in the name of who logs out: the answer would only be that they are gone. What is being
 * changed goes on.
 */
export function giveUpReading(): void {
  leaving.abort()
}

/** Somebody else may read from now on. */
export function readAgain(): void {
  leaving = new AbortController()
}
