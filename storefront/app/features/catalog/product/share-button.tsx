import { useText } from '../../../messages/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { showToast } from '../../../ui/toast.tsx'

/** Shares the page including its choices. */
export function ShareButton({ title }: { title: string }) {
  const text = useText()
  const share = async () => {
    const { shareLink } = await import('../../../ui/share-link.ts')
    const shared = await shareLink({ title, url: location.href })
    if (shared === 'copied') showToast('success', text('product.link-copied'))
    if (shared === 'not') showToast('error', text('product.link-not-copied'))
  }
  return (
    <Button kind="quiet" size="small" className="needs-script" onClick={() => void share()}>
      <Icon name="share" size={20} />
      {text('product.share')}
    </Button>
  )
}
