import Bowser from 'bowser'

const MAX_NAME_LENGTH = 60
/** Real ones have some 150 signs; no pattern gets to see a text of many thousands. */
const MAX_USER_AGENT_LENGTH = 500

/** A browser and its system, such as `Chrome on Android`, as far as its `user-agent` header tells. */
export function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return 'Unknown device'
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_USER_AGENT_LENGTH))
  const name = [browser.name || 'Unknown browser', os.name].filter(Boolean).join(' on ')
  return name.slice(0, MAX_NAME_LENGTH)
}
