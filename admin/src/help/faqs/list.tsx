import FaqsIcon from '@mui/icons-material/QuizOutlined'
import { SelectInput } from 'react-admin'
import type { Faq } from '#contract/admin/help/faqs.ts'
import { OrderedList } from '../../content/ordered-list.tsx'
import { NepaliMark } from '../../content/schedule-parts.tsx'
import { t } from '../../language/t.ts'
import { groupChoices } from './group-names.ts'

const filters = [
  <SelectInput key="group" source="group" label={t('Group')} choices={groupChoices} alwaysOn resettable={false} />,
]

/** Questions of one Help Center group. */
export default function FaqList() {
  return (
    <OrderedList<Faq>
      title={t('Questions')}
      icon={FaqsIcon}
      emptyText={t('Questions and answers in this group appear in the Help Center.')}
      writes="content.write"
      filters={filters}
      filterDefaultValues={{ group: 'orders' }}
      nameOf={({ question }) => question}
      renderDetails={({ slug, translations }) => (
        <>
          /help-center#faq-{slug}
          <NepaliMark isMissing={!translations?.ne?.question || !translations.ne.answer} />
        </>
      )}
    />
  )
}
