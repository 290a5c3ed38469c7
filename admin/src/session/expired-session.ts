/** Somebody who waits for the session to be opened again: with true they try again, with false they give up. */
type Waiting = (isOpenAgain: boolean) => void

let waiting: Waiting[] = []
const listeners = new Set<() => void>()
let isShown = false

/**
 * The session ended while work was going on. Asks for the password on top of the page, so that nothing typed is lost.
 *
 * @returns whether the session is open again, and the call may be made once more
 */
export function askToLogInAgain(): Promise<boolean> {
  if (!isShown) return Promise.resolve(false)
  return new Promise((resolve) => {
    waiting.push(resolve)
    tell()
  })
}

export function isAskingToLogIn(): boolean {
  return waiting.length > 0
}

export function answerLogIn(isOpenAgain: boolean) {
  const all = waiting
  waiting = []
  for (const resolve of all) resolve(isOpenAgain)
  tell()
}

/** For the dialog that asks; without one on the page nobody is asked. */
export function watchExpiredSession(listener: () => void): () => void {
  listeners.add(listener)
  isShown = true
  return () => {
    listeners.delete(listener)
    isShown = listeners.size > 0
  }
}

function tell() {
  for (const listener of listeners) listener()
}
