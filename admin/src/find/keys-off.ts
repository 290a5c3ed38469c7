/** Kept in the browser, so that a choice outlives the session. */
const KEYS_OFF = 'kastha.keys-off'

/** Whether single keys do nothing. */
export function areKeysOff(): boolean {
  return localStorage.getItem(KEYS_OFF) !== null
}

export function turnKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(KEYS_OFF)
  else localStorage.setItem(KEYS_OFF, 'yes')
}
