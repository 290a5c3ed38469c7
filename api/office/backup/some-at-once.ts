/**
 * Runs pieces of work concurrently, because disks and networks take longer to respond than to work.
 *
 * @returns `begin` waits for room and throws the error of an earlier piece; `end` waits for all, and throws likewise;
 *          `settled` waits for all and throws nothing
 */
export function someAtOnce(most: number) {
  const running = new Set<Promise<void>>()
  const wrong: unknown[] = []
  const refuseWrong = () => {
    if (wrong.length > 0) throw wrong[0]
  }
  const settled = async () => {
    await Promise.all(running)
  }
  return {
    async begin(work: () => Promise<void>): Promise<void> {
      while (running.size >= most) await Promise.race(running)
      refuseWrong()
      const piece: Promise<void> = work()
        .catch((error: unknown) => void wrong.push(error))
        .finally(() => running.delete(piece))
      running.add(piece)
    },
    async end(): Promise<void> {
      await settled()
      refuseWrong()
    },
    settled,
  }
}
