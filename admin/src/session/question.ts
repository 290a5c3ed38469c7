import type { ErrorBody } from '#contract/errors.ts'

/** Callback of a caller that awaits the answer: true to retry, false to give up. */
type Waiting = (isRetry: boolean) => void

/** The session has expired; the dialog asks for a new login. */
export const expiredSession = newQuestion()
/** The API requires proof of identity; the dialog asks for the password. */
export const staleProof = newQuestion()

/** Creates a question that a dialog asks on top of the page, so that nothing typed is lost. */
function newQuestion() {
  let waiting: Waiting[] = []
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const answer = (isRetry: boolean) => {
    const all = waiting
    waiting = []
    for (const resolve of all) resolve(isRetry)
    tell()
  }
  return {
    /** @returns whether to retry the call; false immediately if the page has no dialog */
    ask(): Promise<boolean> {
      if (listeners.size === 0) return Promise.resolve(false)
      return new Promise((resolve) => {
        waiting.push(resolve)
        tell()
      })
    },
    isAsking: (): boolean => waiting.length > 0,
    /** Answers all pending callers. */
    answer,
    /**
     * Subscribes the dialog.
     * @returns the unsubscribe function; when the last dialog unmounts, pending callers get false
     */
    watch(listener: () => void): () => void {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) answer(false)
      }
    },
  }
}

/** Prompts for the login or password that a refused call lacked. @returns whether to retry the call */
export async function mayTryAgain(status: number, body: unknown): Promise<boolean> {
  if (status === 401) return expiredSession.ask()
  const { code } = (body ?? {}) as Partial<ErrorBody>
  return code === 'proof_required' && staleProof.ask()
}
