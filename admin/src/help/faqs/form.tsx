import { BooleanInput, required, SelectInput } from 'react-admin'
import { CreatePage, EditPage } from '../../content/record-pages.tsx'
import { t } from '../../language/t.ts'
import { FactList } from '../../pages/fact-list.tsx'
import { TranslatedInput } from '../../ui/translated-input.tsx'
import { groupChoices } from './group-names.ts'

export function FaqForm() {
  return (
    <>
      <SelectInput source="group" label={t('Group')} choices={groupChoices} validate={required()} />
      <BooleanInput source="isAboutProducts" label={t('Also list under ‘Product Information’')} />
      <TranslatedInput source="question" label={t('Question')} validate={required()} />
      <TranslatedInput
        source="answer"
        label={t('Answer')}
        helperText={t('One paragraph per line; write links as [My Orders](/my-orders)')}
        multiline
        minRows={4}
        validate={required()}
      />
      <FactList />
    </>
  )
}

export function FaqCreate() {
  return (
    <CreatePage blank={{ group: 'orders', isAboutProducts: false, translations: {} }}>
      <FaqForm />
    </CreatePage>
  )
}

export function FaqEdit() {
  return (
    <EditPage removal={t('The question disappears from the Help Center immediately, and links to it stop working.')}>
      <FaqForm />
    </EditPage>
  )
}
