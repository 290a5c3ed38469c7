import type { ReactNode } from 'react'
import { Stack } from '@mui/material'
import {
  BooleanInput,
  maxLength,
  NumberInput,
  required,
  TabbedForm,
  TabbedFormTabs,
  type TabbedFormTabsProps,
} from 'react-admin'
import { t } from '../../language/t.ts'
import { EditingNow } from '../../live/editing-now.tsx'
import { PictureListInput } from '../../ui/picture-list-input.tsx'
import { SlugInput } from '../../ui/slug-input.tsx'
import { ShortScroll } from '../../ui/tab-strip.tsx'
import { TranslatedInput } from '../../ui/translated-input.tsx'
import { CategoryInputs } from './category-inputs.tsx'
import { useColors } from './colors.ts'
import { ColorsInput } from './colors-input.tsx'
import { PackagesInputs } from './packages-inputs.tsx'
import { PictureColorInput } from './picture-color-input.tsx'
import { PublishingInputs } from './publishing-inputs.tsx'
import { VariantGrid } from './variant-grid.tsx'

const { Tab } = TabbedForm
/** Scrollable tabs, so that all are reachable on a tablet, below the notes on who else edits the product. */
function Tabs(props: TabbedFormTabsProps) {
  return (
    <ShortScroll>
      <EditingNow />
      <TabbedFormTabs {...props} variant="scrollable" allowScrollButtonsMobile />
    </ShortScroll>
  )
}
const tabs = <Tabs />

/** Tabbed form of a product. `children` are additional tabs for an existing product. */
export function ProductTabs({ toolbar, children }: { toolbar?: ReactNode; children?: ReactNode }) {
  return (
    <TabbedForm
      warnWhenUnsavedChanges
      defaultValues={newProduct}
      tabs={tabs}
      {...(toolbar && { toolbar: <>{toolbar}</> })}
    >
      <Tab label={t('Product')}>
        <TranslatedInput source="name" label={t('Name')} validate={[required(), maxLength(120)]} />
        <SlugInput />
        <CategoryInputs />
        <Stack direction="row" sx={{ columnGap: 3, flexWrap: 'wrap' }}>
          <BooleanInput source="isLatest" label={t('Show as latest')} helperText={false} />
          <BooleanInput source="isFeatured" label={t('Show as featured')} helperText={false} />
        </Stack>
        <TranslatedInput
          source="shortDescription"
          label={t('Short description')}
          multiline
          minRows={2}
          validate={maxLength(300)}
        />
        <TranslatedInput
          source="description"
          label={t('Description')}
          multiline
          minRows={3}
          validate={maxLength(2_000)}
        />
        <TranslatedInput
          source="detailedDescription"
          label={t('Detailed description')}
          multiline
          minRows={5}
          validate={maxLength(8_000)}
          helperText={t('One paragraph per line')}
        />
      </Tab>
      <Tab label={t('Details')} path="details">
        <TranslatedInput source="material" label={t('Material')} helperText={false} />
        <ColorOptionsInput />
        <TranslatedInput source="finishOptions" label={t('Finish')} helperText={false} />
        <TranslatedInput source="assembly" label={t('Assembly')} helperText={false} />
        <TranslatedInput source="warranty" label={t('Warranty')} helperText={false} />
        <TranslatedInput source="specialFeatures" label={t('Special features')} helperText={false} />
        <Stack direction={{ sm: 'row' }} sx={{ columnGap: 2, width: '100%' }}>
          <NumberInput source="widthCm" label={t('Width (cm)')} min={1} helperText={t('Without packaging')} />
          <NumberInput source="depthCm" label={t('Depth (cm)')} min={1} />
          <NumberInput source="heightCm" label={t('Height (cm)')} min={1} />
          <NumberInput source="weightCapacityKg" label={t('Weight capacity (kg)')} min={1} />
          <NumberInput
            source="madeInDays"
            label={t('Made in (business days)')}
            min={1}
            helperText={t('Promised once it is sold out; empty promises nothing')}
          />
        </Stack>
        <Stack direction={{ sm: 'row' }} sx={{ columnGap: 2, width: '100%' }}>
          <NumberInput
            source="tableWidthCm"
            label={t('Table width (cm)')}
            min={1}
            helperText={t('The table alone, if the width above counts chairs pulled out')}
          />
          <NumberInput source="tableDepthCm" label={t('Table depth (cm)')} min={1} helperText={false} />
        </Stack>
      </Tab>
      <Tab label={t('Pictures')} path="pictures">
        <PictureListInput
          source="pictures"
          label={t('Pictures')}
          helperText={t('The first picture is shown on the product card')}
          blank={{ color: null }}
        >
          <PictureColorInput />
        </PictureListInput>
      </Tab>
      <Tab label={t('Colors')} path="colors">
        <ColorsInput />
      </Tab>
      <Tab label={t('Sizes and prices')} path="sizes">
        <VariantGrid />
      </Tab>
      <Tab label={t('Packages')} path="packages">
        <PackagesInputs />
      </Tab>
      <Tab label={t('Publishing')} path="publishing">
        <PublishingInputs />
      </Tab>
      {children}
    </TabbedForm>
  )
}

/** The colors in words, which the shop shows only for a product whose colors have no name of their own. */
function ColorOptionsInput() {
  const { colors } = useColors()
  if (colors.length > 0) return null
  return <TranslatedInput source="colorOptions" label={t('Colors')} helperText={false} />
}

const newProduct = {
  name: '',
  slug: '',
  categoryId: null,
  subcategoryId: null,
  published: false,
  publishAt: null,
  unpublishAt: null,
  isLatest: false,
  isFeatured: false,
  weightCapacityKg: null,
  madeInDays: null,
  comesAssembled: null,
  packagesAreEstimates: false,
  widthCm: null,
  depthCm: null,
  heightCm: null,
  tableWidthCm: null,
  tableDepthCm: null,
  translations: { ne: {} },
  pictures: [],
  colors: [],
  variants: [],
}
