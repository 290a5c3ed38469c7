import { useText } from '../../../messages/text.ts'
import { Button } from '../../../ui/button.tsx'

/** Submits the choices where no script applies each one. */
export function ApplyButton({ formId }: { formId: string }) {
  const text = useText()
  return (
    <noscript>
      <Button type="submit" form={formId} size="small">
        {text('listing.apply')}
      </Button>
    </noscript>
  )
}
