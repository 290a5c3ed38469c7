import { Box } from '@mui/material'
import { TextInput, type TextInputProps } from 'react-admin'
import { t } from '../language/t.ts'

export type TranslatedInputProps = Omit<TextInputProps, 'source'> & {
  /** Field of the English text; the Nepali text is `translations.ne.<source>`. */
  source: string
  label: string
  /** Field of the Nepali text, if it differs. */
  nepaliSource?: string
  /** Puts the Nepali text below the English one on all screens. */
  isStacked?: boolean
}

/**
 * Inputs for a text in English and, beside it, in Nepali (below it on a narrow screen). Both have the same props, but
 * the Nepali text may be empty: the shop then shows the English text.
 */
export function TranslatedInput(props: TranslatedInputProps) {
  const { source, nepaliSource, label, validate, isStacked = false, ...rest } = props
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: isStacked ? '1fr' : '1fr 1fr' },
        columnGap: 2,
        width: '100%',
      }}
    >
      <TextInput
        {...rest}
        source={source}
        label={label}
        {...(validate && { validate })}
        slotProps={{ htmlInput: { lang: 'en' } }}
      />
      <TextInput
        {...rest}
        source={nepaliSource ?? `translations.ne.${source}`}
        label={t('%{label} (Nepali)', { label })}
        helperText={rest.helperText ?? t('If empty, Nepali pages show the English text')}
        slotProps={{ htmlInput: { lang: 'ne' } }}
      />
    </Box>
  )
}
