import { FormHelperText, Stack, Typography } from '@mui/material'
import { useFormContext, useWatch } from 'react-hook-form'
import { t } from '../../language/t.ts'
import { SortableList } from '../../ui/sortable-list.tsx'
import { ColorCard } from './color-card.tsx'
import { colorAdded, colorsOrdered, useColors } from './colors.ts'
import { NewColor } from './new-color.tsx'

/** Input for the colors and finishes of a product. Each has a name in both languages, a swatch, and its own variants. */
export function ColorsInput() {
  const { getFieldState, formState } = useFormContext()
  const { colors, change } = useColors()
  const slug = String(useWatch({ name: 'slug' }) ?? '')
  const problem = getFieldState('colors', formState).error?.message
  return (
    <Stack role="group" aria-label={t('Colors')} sx={{ gap: 2, width: '100%' }}>
      <Typography color="text.secondary" sx={{ maxWidth: '70ch' }}>
        {t(
          'Customers choose among these colors. A product in a single color needs none, but orders name a color only if it is here. Prices and stock of each color are under “Sizes and prices”, and its pictures under “Pictures”.',
        )}
      </Typography>
      <SortableList
        items={colors}
        idOf={(color) => color.slug}
        nameOf={({ name, slug: called }) => name || called}
        onOrder={(ordered) => change((parts) => colorsOrdered(parts, ordered))}
        render={(color, tools) => <ColorCard at={colors.indexOf(color)} color={color} tools={tools} />}
      />
      {problem && <FormHelperText error>{problem}</FormHelperText>}
      <NewColor
        taken={colors.map(({ name }) => name)}
        onAdd={(name, swatch) => change((parts) => colorAdded(parts, slug, name, swatch))}
      />
    </Stack>
  )
}
