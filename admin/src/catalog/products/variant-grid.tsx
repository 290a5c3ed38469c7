import { useState, type KeyboardEvent } from 'react'
import AddIcon from '@mui/icons-material/Add'
import PercentIcon from '@mui/icons-material/Percent'
import {
  Button,
  FormHelperText,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { useFormContext, useWatch } from 'react-hook-form'
import type { ColorForm } from '#contract/admin/catalog/products.ts'
import { t } from '../../language/t.ts'
import { ChoiceHead } from './choice-head.tsx'
import { GridPriceDialog } from './grid-price-dialog.tsx'
import { NewChoice } from './new-choice.tsx'
import { VariantCell } from './variant-cell.tsx'
import { Swatch } from './swatch.tsx'
import { useColors } from './colors.ts'
import { useVariants, choicesOf, placeOf, withChoice, withVariant, type EditedVariant } from './variants.ts'

/** Grids of a product's variants, one for each color: a row for each size, a column for each type, prices in the cells. */
export function VariantGrid() {
  const { setValue, getFieldState, formState } = useFormContext()
  const variants = useVariants()
  const slug = String(useWatch({ name: 'slug' }) ?? '')
  const [isPricing, setIsPricing] = useState(false)
  const { colors } = useColors()
  const sizes = choicesOf(variants, 'size')
  const types = choicesOf(variants, 'type')
  const set = (next: EditedVariant[]) => setValue('variants', next, { shouldDirty: true })
  const problem = getFieldState('variants', formState).error?.message

  if (variants.length === 0) {
    return (
      <Button
        startIcon={<AddIcon />}
        onClick={() => set(withVariant([], slug, { color: null, size: null, type: null }))}
      >
        {t('Add price')}
      </Button>
    )
  }
  return (
    <Stack sx={{ gap: 2, width: '100%' }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <NewChoice axis="size" taken={sizes} onAdd={(name) => set(withChoice(variants, slug, 'size', name))} />
        <NewChoice axis="type" taken={types} onAdd={(name) => set(withChoice(variants, slug, 'type', name))} />
        <Button size="small" startIcon={<PercentIcon />} onClick={() => setIsPricing(true)}>
          {t('Change prices')}
        </Button>
      </Stack>
      {problem && <FormHelperText error>{problem}</FormHelperText>}
      {choicesOf(variants, 'color').map((slugOfColor) => (
        <ColorGrid
          key={slugOfColor}
          color={colors.find((color) => color.slug === slugOfColor) ?? null}
          slug={slug}
          variants={variants}
          onChange={set}
        />
      ))}
      {isPricing && <GridPriceDialog variants={variants} onChange={set} onClose={() => setIsPricing(false)} />}
    </Stack>
  )
}

type ColorGridProps = {
  /** Null if no color has a name. */
  color: ColorForm | null
  slug: string
  variants: EditedVariant[]
  onChange: (variants: EditedVariant[]) => void
}

/** Grid of one color. All grids have the same rows and columns. */
function ColorGrid({ color, slug, variants, onChange: set }: ColorGridProps) {
  const sizes = choicesOf(variants, 'size')
  const types = choicesOf(variants, 'type')
  const of = color && (color.name || color.slug)
  return (
    <Stack sx={{ gap: 1 }}>
      {color && (
        <Typography component="h2" variant="h3" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Swatch color={color.swatch} />
          {of}
        </Typography>
      )}
      <TableContainer
        tabIndex={0}
        role="region"
        aria-label={of === null ? t('Sizes and prices') : t('Sizes and prices, %{color}', { color: of })}
      >
        <Table size="small" onKeyDown={(event) => stepBetweenRows(event, variants)}>
          <TableHead>
            <TableRow>
              <TableCell>{t('Size')}</TableCell>
              {types.map((type) => (
                <TableCell key={type}>
                  <ChoiceHead axis="type" name={type} slug={slug} variants={variants} onChange={set} />
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {sizes.map((size) => (
              <TableRow key={size} sx={{ verticalAlign: 'top' }}>
                <TableCell component="th" scope="row" sx={{ minWidth: 190 }}>
                  <ChoiceHead axis="size" name={size} slug={slug} variants={variants} onChange={set} />
                </TableCell>
                {types.map((type) => (
                  <TableCell key={type} sx={{ minWidth: 220 }}>
                    <VariantCell
                      at={placeOf(variants, { color: color?.slug ?? null, size, type })}
                      choice={{ color: color?.slug ?? null, size, type }}
                      color={of}
                      onAdd={() => set(withVariant(variants, slug, { color: color?.slug ?? null, size, type }))}
                      onRemove={(at) => set(variants.toSpliced(at, 1))}
                    />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Stack>
  )
}

/** Moves the focus to the same field of the row above or below on arrow keys and Enter. */
function stepBetweenRows(event: KeyboardEvent<HTMLElement>, variants: readonly EditedVariant[]) {
  const by = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }[event.key]
  const [, at, field] = /^variants\.(\d+)\.(price|oldPrice)$/.exec((event.target as HTMLInputElement).name ?? '') ?? []
  if (by === undefined || at === undefined) return
  event.preventDefault()
  const sizes = choicesOf(variants, 'size')
  const { color, size, type } = variants[Number(at)]!
  const next = sizes[sizes.indexOf(size || null) + by]
  const place = next === undefined ? -1 : placeOf(variants, { color, size: next, type: type || null })
  const input = event.currentTarget.querySelector<HTMLInputElement>(`input[name="variants.${place}.${field}"]`)
  input?.focus()
  input?.select()
}
