import { useState, type ReactNode } from 'react'
import { Box, Button, Card, Stack, TextField } from '@mui/material'
import { maxLength, required, SourceContextProvider, TextInput } from 'react-admin'
import type { ColorForm } from '#contract/admin/catalog/products.ts'
import { MAX_COLOR_NAME_LENGTH } from '#domain/catalog/color.ts'
import { familyLooks, familyOf } from '#domain/catalog/color-families.ts'
import { MAX_SLUG_LENGTH } from '#domain/slug.ts'
import { language } from '../../language/language.ts'
import { t } from '../../language/t.ts'
import { PictureInput } from '../../ui/picture-input.tsx'
import { TranslatedInput } from '../../ui/translated-input.tsx'
import { colorRemoved, slugChanged, useColors } from './colors.ts'
import { RemoveVariantsDialog } from './remove-variants-dialog.tsx'
import { useVariants } from './variants.ts'

/** A color of the product in the form; `at` is its place. */
export function ColorCard({ at, color, tools }: { at: number; color: ColorForm; tools: ReactNode }) {
  const [isRemoving, setIsRemoving] = useState(false)
  const { colors, change } = useColors()
  const variants = useVariants().filter((variant) => variant.color === color.slug)
  const within = (source: string) => `colors.${at}.${source}`
  const name = color.name || color.slug
  const isOnly = colors.length === 1 // then its variants stay
  const remove = () => change((parts) => colorRemoved(parts, color.slug))
  return (
    <Card role="group" aria-label={name} sx={{ p: 2 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
        <Box>{tools}</Box>
        <Button size="small" color="error" onClick={isOnly ? remove : () => setIsRemoving(true)}>
          {t('Remove')}
        </Button>
      </Stack>
      <SourceContextProvider value={{ getSource: within, getLabel: within }}>
        <TranslatedInput
          source="name"
          label={t('Color name')}
          validate={[required(), maxLength(MAX_COLOR_NAME_LENGTH)]}
          helperText={false}
        />
        <Stack direction={{ sm: 'row' }} sx={{ columnGap: 2 }}>
          <TextInput
            source="swatch"
            label={t('Swatch')}
            type="color"
            validate={required()}
            helperText={t('Filter of the shop: %{color}', { color: familyLooks[familyOf(color.swatch)][language] })}
          />
          <SlugField slug={color.slug} onLeave={(typed) => change((parts) => slugChanged(parts, color.slug, typed))} />
        </Stack>
        <PictureInput
          source="swatchPicture"
          label={t('Swatch picture')}
          helperText={t('For patterns and woods: a small square picture, shown instead of the swatch')}
        />
      </SourceContextProvider>
      {isRemoving && (
        <RemoveVariantsDialog name={name} variants={variants} onClose={() => setIsRemoving(false)} onRemove={remove} />
      )}
    </Card>
  )
}

/** Changes the slug when the field is left, since variants and pictures refer to it. */
function SlugField({ slug, onLeave }: { slug: string; onLeave: (typed: string) => void }) {
  const [typed, setTyped] = useState(slug)
  const leave = () => {
    setTyped(slug) // what is not usable stays as it was
    if (typed !== slug) onLeave(typed)
  }
  return (
    <TextField
      label={t('Color in URLs')}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={leave}
      slotProps={{ htmlInput: { maxLength: MAX_SLUG_LENGTH } }}
    />
  )
}
