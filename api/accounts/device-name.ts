import Bowser from 'bowser'
import { isPlainName } from '#domain/person-name.ts'

/** Real ones have some 150 signs; no pattern gets to see a text of many thousands. */
const MAX_USER_AGENT_LENGTH = 500

/** A browser and its system, such as `Chrome on Android`, as far as its `user-agent` header tells. */
export function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return 'Unknown device'
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_USER_AGENT_LENGTH))
  const name = [browser.name || 'Unknown browser', os.name].filter(Boolean).join(' on ')
  return isPlainName(name) ? name : 'Unknown device'
}
