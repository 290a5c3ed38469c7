import { lazyPart } from '../../ui/lazy-part.tsx'
import styles from './ask-slot.module.css'

const Space = () => <div className={styles.space} />

/** Loads separately, since few shoppers ask for a notice. Its space is there from the start, so that nothing moves. */
export const AskForNotice = lazyPart(() => import('./ask-for-notice.tsx'), { Loading: Space, Missing: Space })
