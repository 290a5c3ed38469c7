import { Typography } from '@mui/material'
import { postOnce } from '../api.ts'
import { said, t } from '../language/t.ts'
import { ActButton } from '../ui/act-button.tsx'

/** Sends a mail or SMS again, or says why that is not possible. */
export function SendAgainButton({
  path,
  isWaiting,
  whyNot,
}: {
  /** Names the message: `/health/mails/<id>`. */
  path: string
  isWaiting: boolean
  whyNot: string
}) {
  if (whyNot !== '') {
    return (
      <Typography variant="body2" color="text.secondary">
        {said(whyNot)}
      </Typography>
    )
  }
  return (
    <ActButton
      label={isWaiting ? t('Try now') : t('Send again')}
      size="small"
      act={() => postOnce(`${path}/sending`, {})}
      done={t('It is being sent')}
    />
  )
}
