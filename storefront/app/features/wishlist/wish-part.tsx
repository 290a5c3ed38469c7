import { readKept } from '../../storage.ts'
import { useHydrated } from '../../ui/hydration.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { WishNoteProps } from './wish-note.tsx'

/** About as high as the note, so that the form does not move under a finger. */
const Loading = () => <div style={{ minHeight: 132 }} />
const WishNote = lazyPart(() => import('./wish-note.tsx'), { Loading, texts: 'list' })

/** Why a guest who pressed a heart is to log in or to register; it loads only for them (key of kept-wish.ts). */
export function WishPart(props: WishNoteProps) {
  return useHydrated() && readKept('listWish', 'sessionStorage') !== null && <WishNote {...props} />
}
