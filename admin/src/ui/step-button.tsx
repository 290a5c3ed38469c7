import type { ReactNode } from 'react'
import { IconButton } from '@mui/material'

type StepButtonProps = { label: string; isAtEnd: boolean; onStep: () => void; children: ReactNode }

/** Button that moves an item by one place. At the end it stays focusable: a disabled button would lose the focus. */
export function StepButton({ label, isAtEnd, onStep, children }: StepButtonProps) {
  return (
    <IconButton
      size="small"
      aria-label={label}
      aria-disabled={isAtEnd}
      onClick={() => !isAtEnd && onStep()}
      sx={isAtEnd ? { opacity: 0.38, cursor: 'default' } : {}}
    >
      {children}
    </IconButton>
  )
}
