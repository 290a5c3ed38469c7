import { SelectInput } from 'react-admin'
import { t } from '../../language/t.ts'
import { useColors } from './colors.ts'

/** Select for the color that a picture shows; nothing for a product without named colors. */
export function PictureColorInput() {
  const { colors } = useColors()
  if (colors.length === 0) return null
  return (
    <SelectInput
      source="color"
      label={t('Shows')}
      choices={colors.map(({ slug, name }) => ({ id: slug, name: name || slug }))}
      emptyText={t('Every color')}
      parse={(value: string) => value || null}
      format={(value: string | null) => value ?? ''}
      helperText={false}
    />
  )
}
