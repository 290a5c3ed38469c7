const MOST_FRAMES = 300

/** Waits frame by frame until a condition holds. Under fake timers, polling would move the clock. */
export async function soon(holds: () => boolean): Promise<boolean> {
  for (let frame = 0; frame < MOST_FRAMES && !holds(); frame += 1) await new Promise(requestAnimationFrame)
  return holds()
}
