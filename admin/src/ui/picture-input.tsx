import { useState } from 'react'
import { Box, Button, FormHelperText, FormLabel, Stack } from '@mui/material'
import { useInput, type InputProps } from 'react-admin'
import { t } from '../language/t.ts'
import { DropZone } from '../media/pictures/drop-zone.tsx'
import { FocusDialog } from '../media/pictures/focus-dialog.tsx'
import { Thumbnail } from '../media/pictures/thumbnail.tsx'
import { useUploads } from '../media/pictures/use-uploads.ts'
import { InputTitle } from './input-parts.tsx'

export type PictureInputProps = Pick<InputProps, 'source' | 'label' | 'validate' | 'helperText'>

/** Input for one library picture (`pictureId` or null): upload, preview, focal point and removal. */
export function PictureInput({ source, label, validate, helperText }: PictureInputProps) {
  const { field, fieldState, isRequired } = useInput({ source, ...(validate && { validate }) })
  const id = typeof field.value === 'string' && field.value !== '' ? field.value : undefined
  const [isFocusing, setIsFocusing] = useState(false)
  const { uploads, start, forget } = useUploads((picture) => field.onChange(picture.id))
  return (
    <Stack role="group" aria-label={typeof label === 'string' ? label : source} sx={{ gap: 1, my: 1, maxWidth: 480 }}>
      <FormLabel component="div" error={fieldState.invalid}>
        <InputTitle label={label} source={source} isRequired={isRequired} />
      </FormLabel>
      {id && (
        <Box>
          <Thumbnail id={id} />
          <Button onClick={() => setIsFocusing(true)}>{t('Set focal point')}</Button>
          <Button color="error" onClick={() => field.onChange(null)}>
            {t('Remove')}
          </Button>
        </Box>
      )}
      <DropZone
        label={id ? t('Replace picture') : t('Choose picture')}
        uploads={uploads}
        onFiles={start}
        onForget={forget}
      />
      <FormHelperText error={fieldState.invalid}>{fieldState.error?.message ?? helperText}</FormHelperText>
      {id && isFocusing && <FocusDialog id={id} onClose={() => setIsFocusing(false)} />}
    </Stack>
  )
}
