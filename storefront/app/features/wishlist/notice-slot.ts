import { lazyPart } from '../../ui/lazy-part.tsx'

/** With a script of its own: few products are sold out. */
export const NoticeButton = lazyPart(() => import('./notice-button.tsx'))
