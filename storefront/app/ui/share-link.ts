/** How a link was shared: by the device's dialog (even if closed without a choice), by the clipboard, or not. */
export type Shared = 'by-device' | 'copied' | 'not'

/** Opens the device's share dialog, otherwise copies the link. Must be called on a click. */
export async function shareLink(page: { title: string; url: string }): Promise<Shared> {
  if (canShareByDevice() && (await shareByDevice(page))) return 'by-device'
  return (await copyLink(page.url)) ? 'copied' : 'not'
}

export function canShareByDevice(): boolean {
  return typeof navigator.share === 'function'
}

/** @returns  whether the device showed its dialog. Must be called on a click. */
export async function shareByDevice(page: { title: string; url: string }): Promise<boolean> {
  try {
    await navigator.share(page)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/** @returns  whether the browser let the page write to the clipboard. Must be called on a click. */
export async function copyLink(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url)
    return true
  } catch {
    return false
  }
}
