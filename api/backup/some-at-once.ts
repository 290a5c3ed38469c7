/**
 * Lets pieces of work overlap: disks and networks take longer to answer than to work.
 *
 * @returns `begin` waits for room and throws what an earlier piece threw; `end` waits for all, and throws likewise;
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
