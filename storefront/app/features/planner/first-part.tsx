import { PLAN_FRAGMENT } from '#domain/planner/plan-fragment.ts'
import { loadMessages } from '../../messages/load-messages.ts'
import { pageLanguage } from '../../messages/text.ts'
import { PLAN_KEY, readKept } from '../../storage.ts'
import { lazyPart, prefetch } from '../../ui/lazy-part.tsx'
import { withWholeStyles } from '../../ui/whole-styles.ts'
import { FindMissing } from './find-loading.tsx'
import { PlannerLoading } from './planner-loading.tsx'

const loadStart = () => import('./room-start.tsx')
const loadOpened = () => import('./opened-plan.tsx')
const loadShared = withWholeStyles(() => import('./sharing/shared-view.tsx'))

// The same is in the served page, so nothing moves once scripts run.
const standins = { Loading: PlannerLoading, Missing: FindMissing }
export const RoomStart = lazyPart(loadStart, { ...standins, texts: 'planner' })
export const OpenedPlan = lazyPart(loadOpened, { ...standins, texts: 'plan' })
export const SharedView = lazyPart(loadShared, standins)

export function isShared(hash: string): boolean {
  return hash.startsWith(PLAN_FRAGMENT)
}

/** Loads what the page begins with, without waiting for the page to answer to touch. */
export function prefetchFirst(): void {
  if (isShared(location.hash)) prefetch(loadShared)
  else if (readKept(PLAN_KEY) === null) prefetch(loadStart)
  else {
    prefetch(loadOpened)
    prefetch(() => loadMessages(pageLanguage(), 'plan'))
  }
}
