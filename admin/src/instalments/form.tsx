import { Alert, Box } from '@mui/material'
import {
  AutocompleteArrayInput,
  BooleanInput,
  DateInput,
  NumberInput,
  ReferenceArrayInput,
  required,
  SelectInput,
  TextInput,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { newTerms, termsProblems, type PlanTerms } from '#domain/instalments/instalment-plan.ts'
import { instalmentsOf } from '#domain/instalments/instalments.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { CreatePage, EditPage } from '../content/record-pages.tsx'
import { t } from '../language/t.ts'
import { moneyText } from '../ui/formats.ts'
import { MoneyInput } from '../ui/money-input.tsx'
import { PagePart } from '../ui/page-part.tsx'
import { TranslatedInput } from '../ui/translated-input.tsx'
import { bearerWords, choicesOf, kindWords, rateWords } from './plan-words.ts'

/** A price that most plans are for. */
const EXAMPLE_PRICE = 60_000

/** Returns the default values of a new plan. */
export function blankPlan() {
  return {
    ...newTerms,
    minimum: 15_000,
    maximum: null,
    categoryIds: [],
    productIds: [],
    startsOn: null,
    endsOn: null,
    isActive: true,
    termsSeenOn: nepalDay(new Date()),
    translations: {},
  }
}

const orNull = (day: string) => day || null

export function InstalmentPlanForm() {
  return (
    <>
      <Alert severity="info" sx={{ width: '100%', mb: 2 }}>
        {t('Banks change their terms without notice. Check them with the bank, and enter the day of that check below.')}
      </Alert>
      <TranslatedInput source="bank" label={t('Bank')} validate={required()} />
      <Box sx={columns}>
        <SelectInput source="kind" label={t('How it works')} choices={choicesOf(kindWords)} validate={required()} />
        <TextInput source="phone" type="tel" label={t('Bank’s phone')} helperText={t('Shown to shoppers')} />
        <DateInput source="termsSeenOn" label={t('Terms checked on')} parse={orNull} validate={required()} />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, my: 1, gridTemplateColumns: { md: '1fr 1fr' }, width: '100%' }}>
        <PagePart title={t('Rate')}>
          <Box sx={pair}>
            <NumberInput source="months" label={t('Months')} validate={required()} />
            <NumberInput source="annualRatePercent" label={t('Interest per year, %')} validate={required()} />
          </Box>
          <SelectInput
            source="rateKind"
            label={t('Interest is on')}
            choices={choicesOf(rateWords)}
            helperText={t('Reducing balance: on what is still owed. Flat: on the first amount for all months')}
            validate={required()}
          />
          <NumberInput
            source="downPaymentPercent"
            label={t('Down payment, %')}
            helperText={t('Paid to the shop')}
            validate={required()}
          />
        </PagePart>
        <PagePart title={t('Fee')}>
          <Box sx={pair}>
            <NumberInput source="feePercent" label={t('Fee, %')} validate={required()} />
            <MoneyInput source="feeMinimum" label={t('Minimum fee')} validate={required()} />
          </Box>
          <SelectInput source="feeBearer" label={t('Paid by')} choices={choicesOf(bearerWords)} validate={required()} />
          <Example />
        </PagePart>
      </Box>
      <Box sx={columns}>
        <MoneyInput source="minimum" label={t('Minimum total')} validate={required()} />
        <MoneyInput source="maximum" label={t('Maximum total')} helperText={t('Leave empty for no limit')} />
        <span />
        <DateInput source="startsOn" label={t('First day')} parse={orNull} helperText={t('Leave empty for no limit')} />
        <DateInput source="endsOn" label={t('Last day')} parse={orNull} helperText={t('Leave empty for no limit')} />
      </Box>
      <ReferenceArrayInput source="categoryIds" reference="categories">
        <AutocompleteArrayInput
          label={t('Only these categories')}
          helperText={t('Leave both empty for all products. Otherwise every product of an order must be among them')}
        />
      </ReferenceArrayInput>
      <ReferenceArrayInput source="productIds" reference="products">
        <AutocompleteArrayInput label={t('Only these products')} />
      </ReferenceArrayInput>
      <TranslatedInput
        source="note"
        label={t('Conditions')}
        helperText={t('Shown to shoppers')}
        multiline
        minRows={2}
      />
      <BooleanInput source="isActive" label={t('Active')} />
    </>
  )
}

/** What the terms come to, so that a mistyped rate is seen. */
function Example() {
  const [months, annualRatePercent, rateKind, feePercent, feeMinimum, feeBearer, downPaymentPercent] = useWatch({
    name: ['months', 'annualRatePercent', 'rateKind', 'feePercent', 'feeMinimum', 'feeBearer', 'downPaymentPercent'],
  })
  const rates = { months, annualRatePercent, rateKind, feePercent, feeMinimum, feeBearer, downPaymentPercent }
  const terms = { ...rates, minimum: 0, maximum: null } as PlanTerms
  const figures = Object.keys(termsProblems(terms)).length > 0 ? null : instalmentsOf(terms, EXAMPLE_PRICE)
  if (!figures) return null
  const down = figures.downPayment > 0 && moneyText(figures.downPayment)
  const texts = {
    price: moneyText(EXAMPLE_PRICE),
    instalment: moneyText(figures.instalment),
    months: Number(months),
    total: moneyText(figures.totalPaid),
  }
  return (
    <Box component="p" sx={{ m: 0, color: 'text.secondary' }} role="status">
      {down
        ? t('Example: %{price} becomes %{down} down and %{instalment} a month for %{months} months, %{total} in all.', {
            ...texts,
            down,
          })
        : t('Example: %{price} becomes %{instalment} a month for %{months} months, %{total} in all.', texts)}
    </Box>
  )
}

const pair = { display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, width: '100%' }
const columns = { display: 'grid', columnGap: 2, gridTemplateColumns: { sm: 'repeat(3, 1fr)' }, width: '100%' }

export function InstalmentPlanCreate() {
  return (
    <CreatePage blank={blankPlan()}>
      <InstalmentPlanForm />
    </CreatePage>
  )
}

export function InstalmentPlanEdit() {
  return (
    <EditPage removal={t('The shop no longer offers this plan. Orders that asked for it keep it.')}>
      <InstalmentPlanForm />
    </EditPage>
  )
}
