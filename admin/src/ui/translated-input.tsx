import { Box } from '@mui/material'
import { TextInput, type TextInputProps } from 'react-admin'

export type TranslatedInputProps = Omit<TextInputProps, 'source'> & {
  /** Of the English text; its Nepali one is `translations.ne.<source>`. */
  source: string
  label: string
  /** Where the Nepali text lies, when it is elsewhere. */
  nepaliSource?: string
  /** The Nepali text below the English one, however wide the screen. */
  isStacked?: boolean
}

/**
 * A text of the shop in English and, beside it, in Nepali (below it on a narrow screen). What applies to one applies to
 * both, but that the Nepali may stay empty: the shop then shows the English text.
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
        label={`${label} (Nepali)`}
        helperText={rest.helperText ?? 'Where this is empty, Nepali pages show the English text'}
        slotProps={{ htmlInput: { lang: 'ne' } }}
      />
    </Box>
  )
}
