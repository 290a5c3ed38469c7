import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Answerer } from '#domain/questions/questions.ts'
import type { Db } from '../../platform/db/client.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { productAnswers, productQuestions } from '../../platform/db/schema.ts'
import { subquery } from '../../platform/media/picture-rows.ts'

type AnswerRow = { id: number; by: Answerer; user: string; text: string; at: string }

const { questionId, by, createdAt, state } = productAnswers

/** At most MAX_ANSWERS. */
const answers = subquery<AnswerRow[]>(sql`
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', ${productAnswers.id}, 'by', ${by}, 'user', ${productAnswers.userName}, 'text', ${productAnswers.text},
    'at', ${createdAt}) order by ${by} <> 'staff', ${createdAt}, ${productAnswers.id}), '[]')
  from ${productAnswers} where ${questionId} = ${productQuestions.id} and ${state} = 'published'`)

export type QuestionRow = Awaited<ReturnType<typeof readQuestionPage>>[number]

const isShown = and(
  eq(productQuestions.productId, sql.placeholder('productId')),
  eq(productQuestions.state, 'published'),
)

/** Reads one page of a product's published questions with their published answers, newest first. */
export function readQuestionPage(db: Db, page: { productId: number; limit: number; offset: number }) {
  const statement = prepared(db, 'questions', (name) =>
    db
      .select({
        id: productQuestions.id,
        userName: productQuestions.userName,
        text: productQuestions.text,
        createdAt: productQuestions.createdAt,
        answers,
      })
      .from(productQuestions)
      .where(isShown)
      .orderBy(desc(productQuestions.createdAt), desc(productQuestions.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(name),
  )
  return statement.execute(page)
}

export async function countShownQuestions(db: Db, productId: number): Promise<number> {
  const statement = prepared(db, 'question_count', (name) =>
    db.select({ questions: count() }).from(productQuestions).where(isShown).prepare(name),
  )
  return onlyRow(await statement.execute({ productId })).questions
}
