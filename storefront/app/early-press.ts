declare global {
  interface Window {
    /** The button that was pressed last before the page could answer; set by the page's start script. */
    earlyPress?: HTMLButtonElement | null
  }
}

/** Presses it again, now that it works. */
export function repeatEarlyPress(): void {
  const button = window.earlyPress
  delete window.earlyPress
  if (button?.isConnected) button.click()
}
