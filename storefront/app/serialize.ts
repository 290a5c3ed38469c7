/** @returns  runs work after work, so that no answer is older than the one before; what fails stops nobody */
export function serialize(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let turn: Promise<unknown> = Promise.resolve()
  return (work) => {
    const result = turn.then(work)
    turn = result.catch(() => undefined)
    return result
  }
}
