import Bowser from 'bowser'
import { isPlainName } from '#domain/accounts/person-name.ts'

/** Real user agents have about 150 characters. The limit keeps very long ones from the regular expressions. */
const MAX_USER_AGENT_LENGTH = 500

/** Returns browser and system, such as `Chrome on Android`, from a `user-agent` header. */
export function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return 'Unknown device'
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_USER_AGENT_LENGTH))
  const name = [browser.name || 'Unknown browser', os.name].filter(Boolean).join(' on ')
  return isPlainName(name) ? name : 'Unknown device'
}
