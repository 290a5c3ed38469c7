import { askThread, type Asking } from '../../platform/process/ask-thread.ts'

/**
 * Returns a function that draws a paper as a PDF file in a thread, one at a time.
 *
 * @param asking  its thread answers each paper with the file
 * @returns a function that throws as `askThread` says
 */
export function drawingThread<Paper>(asking: Asking) {
  const draw = askThread<Paper, Uint8Array>(asking)
  return async (paper: Paper, who: string): Promise<Buffer> => Buffer.from(await draw(paper, who))
}
