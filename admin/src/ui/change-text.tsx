import ArrowDown from '@mui/icons-material/ArrowDownward'
import ArrowUp from '@mui/icons-material/ArrowUpward'
import { Box } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { formats, t } from '../language/t.ts'

export type Change = { text: string; direction: 'up' | 'down' | 'same' }

/** By how many percent a figure differs from the one before: `+16.9 %`; null where there was nothing before. */
export function percentChange(value: number, before: number, digits = 0): Change | null {
  if (before === 0) return null
  const percent = ((value - before) * 100) / before
  const size = Math.abs(percent).toFixed(digits)
  // What reads as nothing is neither good nor bad.
  return changeOf(Number(size) === 0 ? 0 : percent, formats.digits(`${size} %`))
}

/** By how much a figure differs, in words: `7 orders`, `0.3 points`. */
export function changeOf(difference: number, size: string): Change {
  const direction = difference === 0 ? 'same' : difference > 0 ? 'up' : 'down'
  return { text: size, direction }
}

type ChangeTextProps = { change: Change; isBetterLower?: boolean; hasArrow?: boolean }

/** A change in green when it is good and in red when it is not. Its sign or arrow says the same without colors. */
export function ChangeText({ change: { text, direction }, isBetterLower = false, hasArrow = false }: ChangeTextProps) {
  const isGood = direction === 'same' || (direction === 'up') !== isBetterLower
  const Arrow = direction === 'up' ? ArrowUp : ArrowDown
  const sign = { up: '+', down: '−', same: '' }[direction]
  const words = { up: t('up'), down: t('down'), same: '' }[direction]
  return (
    <Box
      component="span"
      sx={{
        color: direction === 'same' ? 'text.secondary' : isGood ? 'success.main' : 'error.main',
        fontWeight: 600,
        whiteSpace: 'nowrap',
      }}
    >
      {hasArrow && direction !== 'same' && (
        <>
          <Arrow sx={{ fontSize: '1em', verticalAlign: '-0.125em', mr: 0.5 }} aria-hidden />
          <span style={visuallyHidden}>{words} </span>
        </>
      )}
      {hasArrow ? text : `${sign}${text}`}
    </Box>
  )
}
