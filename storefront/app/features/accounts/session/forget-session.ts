import { forgetDrafts } from '../../../storage.ts'
import { setSession } from './session.ts'
import { dropTokens } from './tokens.ts'

/** After the server has ended the session by itself. The caller says why, and leads on. */
export function forgetSession(): void {
  dropTokens()
  forgetDrafts()
  setSession({ status: 'guest', hasLeft: true })
}
