import { useState, type ReactNode } from 'react'
import { Button, Card, FormHelperText, FormLabel, Stack } from '@mui/material'
import { SourceContextProvider, useWrappedSource, type InputProps } from 'react-admin'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { t } from '../language/t.ts'
import { DropZone } from '../media/pictures/drop-zone.tsx'
import { FocusDialog } from '../media/pictures/focus-dialog.tsx'
import { Thumbnail } from '../media/pictures/thumbnail.tsx'
import { useUploads } from '../media/pictures/use-uploads.ts'
import { InputTitle } from './input-parts.tsx'
import { SortableList } from './sortable-list.tsx'
import { TranslatedInput } from './translated-input.tsx'

/** Linked picture in the API's format; records may have additional fields for each. */
type Linked = { pictureId: string; alt: string; translations: { ne: { alt?: string } } }

export type PictureListInputProps = Pick<InputProps, 'source' | 'label'> & {
  helperText?: string
  /** Additional inputs of each picture, with sources relative to it. */
  children?: ReactNode
  /** Default values of a new picture besides `pictureId`, `alt` and `translations`. */
  blank?: Record<string, unknown>
}

/**
 * Input for a record's pictures, `{ pictureId, alt, translations }` each: multiple upload, drag and drop order,
 * descriptions in both languages, focal points and removal.
 */
export function PictureListInput({ source, label, helperText, children, blank }: PictureListInputProps) {
  const name = useWrappedSource(source)
  const { control, getFieldState, formState } = useFormContext()
  const { fields, append, move, remove } = useFieldArray({ control, name, keyName: 'key' })
  const pictures = fields as unknown as (Linked & { key: string })[]
  const { uploads, start, forget } = useUploads(({ id }) =>
    append({ ...blank, pictureId: id, alt: '', translations: { ne: {} } }, { shouldFocus: false }),
  )
  const { error } = getFieldState(name, formState)
  const problem = error?.message ?? error?.root?.message
  return (
    <Stack role="group" aria-label={typeof label === 'string' ? label : source} sx={{ gap: 1, my: 1, width: '100%' }}>
      <FormLabel component="div" error={problem !== undefined}>
        <InputTitle label={label} source={source} isRequired={false} />
      </FormLabel>
      <SortableList
        items={pictures}
        idOf={({ key }) => key}
        nameOf={({ alt, key }) =>
          alt || t('Picture %{number}', { number: pictures.findIndex((one) => one.key === key) + 1 })
        }
        onOrder={(_pictures, { from, to }) => move(from, to)}
        isGrid
        render={({ pictureId, alt, key }, tools) => {
          const at = pictures.findIndex((one) => one.key === key)
          return (
            <Tile id={pictureId} alt={alt} name={`${source}.${at}`} tools={tools} onRemove={() => remove(at)}>
              {children}
            </Tile>
          )
        }}
      />
      <DropZone label={t('Add pictures')} isMultiple uploads={uploads} onFiles={start} onForget={forget} />
      <FormHelperText error={problem !== undefined}>{problem ?? helperText}</FormHelperText>
    </Stack>
  )
}

type TileProps = {
  id: string
  alt: string
  /** Path of the picture in the form. */
  name: string
  tools: ReactNode
  onRemove: () => void
  children?: ReactNode
}

function Tile({ id, alt, name, tools, onRemove, children }: TileProps) {
  const [isFocusing, setIsFocusing] = useState(false)
  const within = (source: string) => `${name}.${source}`
  return (
    <Card sx={{ p: 1, height: '100%' }}>
      <Thumbnail id={id} alt={alt} />
      <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap', my: 0.5 }}>
        {tools}
        <span>
          <Button size="small" onClick={() => setIsFocusing(true)}>
            {t('Set focal point')}
          </Button>
          <Button size="small" color="error" onClick={onRemove}>
            {t('Remove')}
          </Button>
        </span>
      </Stack>
      <SourceContextProvider value={{ getSource: within, getLabel: within }}>
        <TranslatedInput source="alt" label={t('Alt text')} isStacked helperText={false} />
        {children}
      </SourceContextProvider>
      {isFocusing && <FocusDialog id={id} onClose={() => setIsFocusing(false)} />}
    </Card>
  )
}
