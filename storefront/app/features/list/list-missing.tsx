import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** The page's script could not be had. */
export function ListMissing() {
  const text = useText()
  const again = (
    <Button kind="outline" onClick={() => location.reload()}>
      {text('error.again')}
    </Button>
  )
  return (
    <EmptyState icon="info" title={text('my-list.shared-failed')} action={again}>
      {text('panel.not-loaded')}
    </EmptyState>
  )
}
