import { parentPort } from 'node:worker_threads'
import type { Drawn } from './drawing-thread.ts'

/** Draws each paper that the thread of `drawingThread` is sent, and answers with the file. */
export function answerPapers<Paper>(draw: (paper: Paper) => Promise<Buffer>): void {
  parentPort?.on('message', (paper: Paper) => {
    draw(paper).then(
      (file) => parentPort?.postMessage({ file } satisfies Drawn, []),
      (error: unknown) => parentPort?.postMessage({ problem: String(error) } satisfies Drawn, []),
    )
  })
}
