import { lazyPart } from '../../ui/lazy-part.tsx'
import { withWholeStyles } from '../../ui/whole-styles.ts'

export const StuckNote = lazyPart(withWholeStyles(() => import('./stuck-note.tsx')))
