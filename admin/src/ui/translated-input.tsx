import { Box, InputAdornment } from '@mui/material'
import { TextInput, type TextInputProps } from 'react-admin'

export type TranslatedInputProps = Omit<TextInputProps, 'source'> & {
  /** Of the English text; its Nepali one is `translations.ne.<source>`. */
  source: string
  label: string
  /** Where the Nepali text lies, when it is elsewhere. */
  nepaliSource?: string
}

/**
 * A text of the shop in English and, beside it, in Nepali (below it on a narrow screen). What applies to one applies to
 * both, but that the Nepali may stay empty: the shop then shows the English text.
 */
export function TranslatedInput({ source, nepaliSource, label, validate, ...props }: TranslatedInputProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, columnGap: 2, width: '100%' }}>
      <TextInput
        {...props}
        source={source}
        label={label}
        {...(validate && { validate })}
        slotProps={{ input: { endAdornment: <Sign language="en" />, inputProps: { lang: 'en' } } }}
      />
      <TextInput
        {...props}
        source={nepaliSource ?? `translations.ne.${source}`}
        label={`${label} (Nepali)`}
        helperText={props.helperText ?? 'Where this is empty, Nepali pages show the English text'}
        slotProps={{ input: { endAdornment: <Sign language="ne" />, inputProps: { lang: 'ne' } } }}
      />
    </Box>
  )
}

function Sign({ language }: { language: 'en' | 'ne' }) {
  return (
    <InputAdornment position="end" aria-hidden sx={{ alignSelf: 'flex-start', mt: 2.5, fontSize: '0.8125rem' }}>
      {language}
    </InputAdornment>
  )
}
