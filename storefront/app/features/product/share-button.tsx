import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { showToast } from '../../ui/toast.tsx'

/** Shares the page as it is shown, choices included: by the device's own dialog, else by copying the link. */
export function ShareButton({ title }: { title: string }) {
  const text = useText()
  const share = async () => {
    const url = location.href
    if (typeof navigator.share === 'function' && (await sharedByDevice({ title, url }))) return
    try {
      await navigator.clipboard.writeText(url)
      showToast('success', text('product.link-copied'))
    } catch {
      showToast('error', text('product.link-not-copied'))
    }
  }
  return (
    <Button kind="quiet" size="small" className="needs-script" onClick={() => void share()}>
      <Icon name="share" size={20} />
      {text('product.share')}
    </Button>
  )
}

/** Whether the device's dialog took care of it; a dialog closed without choosing counts too. */
async function sharedByDevice(page: { title: string; url: string }): Promise<boolean> {
  try {
    await navigator.share(page)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
