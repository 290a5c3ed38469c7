import { lazyPart } from '../../ui/lazy-part.tsx'

/** Loads its script separately, since few products are sold out. */
export const NoticeButton = lazyPart(() => import('./notice-button.tsx'))
