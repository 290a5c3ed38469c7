import { parentPort } from 'node:worker_threads'
import type { Answer } from './ask-thread.ts'

/** Answers each question that the thread of `askThread` is sent. */
export function answerQuestions<Question, Result>(answer: (question: Question) => Promise<Result> | Result): void {
  async function answerTo(question: Question): Promise<Answer<Result>> {
    try {
      return { result: await answer(question) }
    } catch (error) {
      return { problem: String(error) }
    }
  }
  parentPort?.on('message', async (question: Question) => parentPort?.postMessage(await answerTo(question), []))
}
