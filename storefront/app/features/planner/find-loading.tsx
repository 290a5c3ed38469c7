import { useText } from '../../messages/text.ts'
import type { Retry } from '../../ui/lazy-part.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'

export function FindLoading() {
  const text = useText()
  return <p role="status">{text('planner.searching')}</p>
}

export function FindMissing({ isTrying, onRetry }: Retry) {
  const text = useText()
  return <LoadFailure title={text('planner.not-loaded')} isTrying={isTrying} onRetry={onRetry} />
}
