import { forgetDrafts } from '../../../storage.ts'
import { setSession } from './session.ts'
import { dropTokens } from './tokens.ts'

/** Clears the session after the server has ended it. The caller shows the reason and navigates. */
export function forgetSession(): void {
  dropTokens()
  forgetDrafts()
  setSession({ status: 'guest', hasLeft: true })
}
