import { and, eq, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { QuestionsQuery, StaffAnswer } from '#contract/admin/questions.ts'
import { isOrNot } from '../../../platform/records/conditions.ts'
import { orderOf, pageOf } from '../../../platform/records/page-of.ts'
import type { Db } from '../../../platform/db/client.ts'
import { productAnswers, productQuestions, products, staff } from '../../../platform/db/schema.ts'
import { subquery } from '../../../platform/media/picture-rows.ts'
import { wantedWords } from '../../catalog/admin/customers-words.ts'

const moderator = alias(staff, 'moderator')
const author = alias(staff, 'author')
const answerModerator = alias(staff, 'answer_moderator')

/** Every answer of a question, whatever its state; at most MAX_ANSWERS. */
const answers = subquery<StaffAnswer[]>(sql`
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', ${productAnswers.id}, 'by', ${productAnswers.by}, 'text', ${productAnswers.text},
    'author', case when ${productAnswers.by} = 'staff' then coalesce(${author.name}, '') else ${productAnswers.userName} end,
    'state', ${productAnswers.state}, 'reason', ${productAnswers.reason}, 'moderatedBy', ${answerModerator.name},
    'createdAt', ${productAnswers.createdAt}) order by ${productAnswers.createdAt}, ${productAnswers.id}), '[]')
  from ${productAnswers}
  left join ${staff} as ${sql.identifier('author')} on ${author.id} = ${productAnswers.staffId}
  left join ${staff} as ${sql.identifier('answer_moderator')} on ${answerModerator.id} = ${productAnswers.moderatedBy}
  where ${productAnswers.questionId} = ${productQuestions.id}`)

const columns = {
  id: productQuestions.id,
  product: { id: products.id, name: products.name },
  userId: productQuestions.userId,
  userName: productQuestions.userName,
  text: productQuestions.text,
  language: productQuestions.language,
  willHear: sql<boolean>`${productQuestions.toldAt} is null
    and (${productQuestions.userId} is not null or ${productQuestions.contact} is not null)`,
  answers,
  state: productQuestions.state,
  reason: productQuestions.reason,
  moderatedBy: moderator.name,
  createdAt: productQuestions.createdAt,
}

export type StaffQuestionRow = Awaited<ReturnType<typeof readQuestionsForStaff>>['items'][number]

/** Reads one page of all questions, with answers of every state. */
export async function readQuestionsForStaff(db: Db, query: QuestionsQuery) {
  const wanted = wantedQuestions(db, query)
  const [items, total] = await Promise.all([
    rowsOf(db, wanted)
      .orderBy(...orderOf(query.sort, { createdAt: productQuestions.createdAt }, productQuestions.id))
      .limit(pageOf(query).limit)
      .offset(pageOf(query).offset),
    db.$count(productQuestions, wanted),
  ])
  return { items, total }
}

export async function findQuestionForStaff(db: Db, id: number): Promise<StaffQuestionRow | undefined> {
  const [found] = await rowsOf(db, eq(productQuestions.id, id))
  return found
}

function rowsOf(db: Db, wanted: SQL | undefined) {
  return db
    .select(columns)
    .from(productQuestions)
    .innerJoin(products, eq(products.id, productQuestions.productId))
    .leftJoin(moderator, eq(moderator.id, productQuestions.moderatedBy))
    .where(wanted)
    .$dynamic()
}

function wantedQuestions(db: Db, { waits, isAnswered, state, ...query }: QuestionsQuery) {
  return and(
    wantedWords(db, { ...productQuestions, words: productQuestions.text }, query),
    isOrNot(waits, questionWaits),
    isOrNot(isAnswered, hasAnswer('published')),
    state && eq(productQuestions.state, state),
  )
}

function hasAnswer(state: 'published' | 'waiting'): SQL {
  return sql`exists (select from ${productAnswers}
    where ${productAnswers.questionId} = ${productQuestions.id} and ${productAnswers.state} = ${state})`
}

const questionWaits = sql`(${productQuestions.state} = 'waiting' or ${hasAnswer('waiting')})`

/** Counts the questions that staff have yet to read, or whose answers they have. */
export function countWaitingPosts(db: Db): Promise<number> {
  return db.$count(productQuestions, questionWaits)
}
