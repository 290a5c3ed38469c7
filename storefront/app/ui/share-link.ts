/** How a link was shared: by the device's dialog (even if closed without a choice), by the clipboard, or not. */
export type Shared = 'by-device' | 'copied' | 'not'

/** Opens the device's share dialog, otherwise copies the link. Must be called on a click. */
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
