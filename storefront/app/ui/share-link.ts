/** How a link left the page: by the device's own dialog (also closed without choosing), by the clipboard, or not. */
export type Shared = 'by-device' | 'copied' | 'not'

/** Gives a link to the device's own dialog, else copies it. For a press of the visitor's. */
export async function shareLink(page: { title: string; url: string }): Promise<Shared> {
  if (typeof navigator.share === 'function' && (await sharedByDevice(page))) return 'by-device'
  try {
    await navigator.clipboard.writeText(page.url)
    return 'copied'
  } catch {
    return 'not'
  }
}

async function sharedByDevice(page: { title: string; url: string }): Promise<boolean> {
  try {
    await navigator.share(page)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
