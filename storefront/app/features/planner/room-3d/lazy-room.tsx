import type { ReactNode } from 'react'
import { lazyPart, prefetch } from '../../../ui/lazy-part.tsx'
import { withWholeStyles } from '../../../ui/whole-styles.ts'
import { FindMissing } from '../find-loading.tsx'
import { loadTools } from '../use-drawing-tools.ts'

const fetchRoom = withWholeStyles(async () => (await loadTools()).loadRoomView())

/** The room in 3D; its children, the drawing, stay until it has loaded. */
export const Room = lazyPart(fetchRoom, { Loading: Drawing, Missing: FindMissing })

/** three.js is larger than all other scripts of the page together: it loads when somebody is about to look. */
export function roomIsNear(): void {
  prefetch(fetchRoom)
  prefetch(async () => (await loadTools()).loadRoomStage())
}

function Drawing({ children }: { children?: ReactNode }) {
  return children
}
