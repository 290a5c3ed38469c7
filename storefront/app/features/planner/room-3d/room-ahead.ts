import { whenFree } from '../../../ui/goes-first.ts'
import { hasSlowNetwork, savesData } from '../../../ui/preferences.ts'
import { roomIsNear } from './lazy-room.tsx'

/** Somebody who looks at a plan for this long may well want to see it in 3D. */
const LOOKED_AT_MS = 3000

/** Loads what shows the room in 3D once nothing else needs the line, until the signal. Its models wait for a press. */
export async function loadRoomAhead(signal: AbortSignal): Promise<void> {
  if (savesData() || hasSlowNetwork()) return
  await new Promise((next) => setTimeout(next, LOOKED_AT_MS))
  await whenFree()
  // The script runs once, which takes a small phone longer than a frame. Safari has no idle time to tell of.
  if ('requestIdleCallback' in window) await new Promise((next) => requestIdleCallback(next))
  if (!signal.aborted) roomIsNear()
}
