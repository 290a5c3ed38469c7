import { Alert, Box, Button } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import type { FoundKind } from '#contract/admin/find.ts'
import { t } from '../language/t.ts'
import { tokens } from '../theme/tokens.ts'

type Props = {
  count: number
  isTyped: boolean
  isLoading: boolean
  problem: string | undefined
  late: readonly FoundKind[]
  onRetry: () => void
}

/** Says that nothing was found, that something is missing, or, to those who do not see them, how many rows there are. */
export function PaletteState({ count, isTyped, isLoading, problem, late, onRetry }: Props) {
  const isNothing = isTyped && count === 0 && problem === undefined
  return (
    <>
      {problem !== undefined && (
        <Alert
          severity="error"
          sx={{ m: 2, mb: 0 }}
          action={
            <Button color="inherit" size="small" onClick={onRetry}>
              {t('Try again')}
            </Button>
          }
        >
          {problem}
        </Alert>
      )}
      {late.length > 0 && !isLoading && (
        <Alert severity="warning" sx={{ m: 2, mb: 0 }}>
          {t('Some results took too long and are missing. Type more to narrow the search.')}
        </Alert>
      )}
      {isNothing && (
        <Box sx={quiet}>
          {isLoading ? t('Searching…') : t('Nothing found. Check the spelling, or try fewer words.')}
        </Box>
      )}
      <Box role="status" sx={visuallyHidden}>
        {isLoading || !isTyped ? '' : t('%{count} result |||| %{count} results', { count })}
      </Box>
    </>
  )
}

const quiet = { px: 2.5, py: 4, color: tokens['ink-soft'], textAlign: 'center' }
