/** A caller that waits for the answer: with true it tries again, with false it gives up. */
type Waiting = (mayTryAgain: boolean) => void

/** The session ended: the dialog asks to log in again. */
export const expiredSession = newQuestion()
/** The shop wants proof of who is at the screen: the dialog asks for the password. */
export const staleProof = newQuestion()

/** Something a dialog asks on top of the page in the middle of work, so that nothing typed is lost. */
function newQuestion() {
  let waiting: Waiting[] = []
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const answer = (mayTryAgain: boolean) => {
    const all = waiting
    waiting = []
    for (const resolve of all) resolve(mayTryAgain)
    tell()
  }
  return {
    /** @returns whether the call may be made once more; false at once when no dialog is on the page */
    ask(): Promise<boolean> {
      if (listeners.size === 0) return Promise.resolve(false)
      return new Promise((resolve) => {
        waiting.push(resolve)
        tell()
      })
    },
    isAsking: (): boolean => waiting.length > 0,
    /** Answers all callers at once. */
    answer,
    /** For the dialog that asks. @returns what ends watching: with the dialog go the questions */
    watch(listener: () => void): () => void {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) answer(false)
      }
    },
  }
}
