import type { ReactNode } from 'react'
import { useText } from '../messages/text.ts'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import type { IconName } from './icon.tsx'

type LoadFailureProps = {
  title: string
  icon?: IconName
  isTrying?: boolean
  onRetry: () => void
  /** The reason, unless it is the connection. */
  children?: ReactNode
}

/** Says what failed to load, with a retry. */
export function LoadFailure({ title, icon = 'info', isTrying = false, onRetry, children }: LoadFailureProps) {
  const text = useText()
  const again = (
    <Button kind="outline" busy={isTrying} onClick={onRetry}>
      {text('error.again')}
    </Button>
  )
  return (
    <EmptyState icon={icon} title={title} action={again}>
      {children ?? text(navigator.onLine ? 'error.text' : 'error.offline')}
    </EmptyState>
  )
}
