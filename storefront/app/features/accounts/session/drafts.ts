import { DRAFTS_OWNER, forgetDrafts, keep, readKept } from '../../../storage.ts'

/** Drafts of a session that has ended under the open page: in memory alone, until their member logs in here again. */
let setAside: { owner: string; drafts: [key: string, text: string][] } | undefined

/** Gives this tab's drafts to the member who is logged in. A guest's move into the account; another member's are removed. */
export function claimDrafts(userId: string): void {
  const owner = readKept(DRAFTS_OWNER, 'sessionStorage')
  if (owner !== null && owner !== userId) forgetDrafts()
  const returning = setAside?.owner === userId ? setAside.drafts : []
  setAside = undefined
  for (const [key, text] of returning) {
    if (readKept(key, 'sessionStorage') === null) keep(key, text, 'sessionStorage')
  }
  keep(DRAFTS_OWNER, userId, 'sessionStorage')
}

/** Takes the drafts out of the tab's storage when the session has ended. */
export function setDraftsAside(): void {
  const owner = readKept(DRAFTS_OWNER, 'sessionStorage')
  setAside = owner === null ? undefined : { owner, drafts: Object.entries(sessionStorage) }
  forgetDrafts()
}
