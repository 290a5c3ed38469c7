import { useText } from '../messages/text.ts'

/** Replaces content that only the browser can show. */
export function NeedsScript() {
  const text = useText()
  return (
    <noscript>
      <p>{text('error.needs-script')}</p>
    </noscript>
  )
}
