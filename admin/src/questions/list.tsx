import { Stack } from '@mui/material'
import QuestionIcon from '@mui/icons-material/LiveHelpOutlined'
import { DataTable, List, NullableBooleanInput, SearchInput, SelectInput } from 'react-admin'
import type { StaffAnswer, StaffQuestion } from '#contract/admin/questions.ts'
import { postStates } from '#domain/questions/questions.ts'
import { t } from '../language/t.ts'
import { AnswerBox, Words } from '../ui/customers-words.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { whenText } from '../ui/formats.ts'
import { productLink } from '../ui/product-link.tsx'
import { AnswerButton } from './answer-button.tsx'
import { PostActs } from './post-acts.tsx'
import { PostStatus, postStateNames } from './post-state.tsx'

const states = postStates.map((id) => ({ id, name: postStateNames[id] }))

const filters = [
  <SearchInput key="q" source="q" placeholder={t('Question, product or name')} alwaysOn />,
  <NullableBooleanInput key="waits" source="waits" label={t('To publish')} alwaysOn />,
  <NullableBooleanInput key="isAnswered" source="isAnswered" label={t('Answered')} alwaysOn />,
  <SelectInput key="state" source="state" choices={states} />,
]

const empty = (
  <EmptyState icon={QuestionIcon} title={t('No questions yet')} text={t('Visitors ask on the page of a product.')} />
)

const Column = DataTable.Col<StaffQuestion>

/** Questions about products with their answers, oldest first; shows those to publish by default. */
export default function QuestionList() {
  return (
    <List
      filters={filters}
      filterDefaultValues={{ waits: true }}
      sort={{ field: 'createdAt', order: 'ASC' }}
      exporter={false}
      empty={empty}
      title={t('Questions')}
    >
      <DataTable rowClick={false} bulkActionButtons={false}>
        <Column source="createdAt" label={t('Asked')} render={({ createdAt }) => whenText(createdAt)} />
        <Column source="product.name" label={t('Product')} disableSort render={productLink} />
        <Column
          source="text"
          label={t('Question and answers')}
          disableSort
          render={(one) => <Question question={one} />}
        />
        <Column
          label={t('Actions')}
          disableSort
          cellSx={() => ({ whiteSpace: 'nowrap', verticalAlign: 'top' })}
          render={(question) => (
            <Stack sx={{ alignItems: 'flex-start' }}>
              {question.state !== 'hidden' && <AnswerButton question={question} />}
              <PostActs path={`/questions/${question.id}`} kind="question" post={question} readText={question.text} />
            </Stack>
          )}
        />
      </DataTable>
    </List>
  )
}

function Question({ question }: { question: StaffQuestion }) {
  const { text, userName, willHear, answers } = question
  const name = userName || t('Anonymous')
  return (
    <Stack sx={{ gap: 1, maxWidth: '70ch' }}>
      <PostStatus post={question} />
      <Words words={text} by={willHear ? t('%{name}, gets a message when an answer is published', { name }) : name} />
      {answers.map((answer) => (
        <Answer key={answer.id} answer={answer} />
      ))}
    </Stack>
  )
}

function Answer({ answer }: { answer: StaffAnswer }) {
  const { id, by, author, text, createdAt } = answer
  const writer =
    by === 'staff'
      ? t('%{name} for the shop', { name: author || t('Kastha') })
      : t('%{name}, bought this', { name: author || t('Anonymous') })
  return (
    <AnswerBox>
      <PostStatus post={answer} />
      <Words words={text} by={`${writer}, ${whenText(createdAt)}`} />
      <PostActs path={`/product-answers/${id}`} kind="answer" post={answer} />
    </AnswerBox>
  )
}
